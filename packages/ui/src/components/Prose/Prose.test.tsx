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
