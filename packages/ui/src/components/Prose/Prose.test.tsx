import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Prose } from './Prose.tsx'

test('FB12 words in another language say so, and a wide table scrolls inside', async () => {
  const { container } = render(
    <Prose lang="tr">
      <h2>Adil oyun</h2>
      <table>
        <tbody>
          <tr>
            <td>Oyun</td>
          </tr>
        </tbody>
      </table>
    </Prose>,
  )
  await expect.element(page.getByRole('heading', { name: 'Adil oyun' })).toBeVisible()
  expect(container.querySelector('[lang=tr]')).not.toBeNull()
  expect(getComputedStyle(container.querySelector('table') as HTMLElement).overflowX).toBe('auto') // it was just rendered
})

test('FB12 a table too wide for a phone scrolls and breaks no word', async () => {
  await page.viewport(390, 844)
  const { container } = render(
    <Prose>
      <table>
        <tbody>
          <tr>
            <td>Donaudampfschifffahrtsgesellschaftskapitän</td>
            <td>Wert</td>
            <td>Ein langer Titel der dritten Spalte</td>
          </tr>
        </tbody>
      </table>
    </Prose>,
  )
  const words = document.createRange()
  words.selectNodeContents(container.querySelectorAll('td')[1] as HTMLElement) // it was just rendered
  expect(words.getClientRects()).toHaveLength(1)
})
