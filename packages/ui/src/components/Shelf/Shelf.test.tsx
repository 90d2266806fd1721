import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Shelf } from './Shelf.tsx'

test('L07 a shelf is a region named by its title, with a way to everything of its kind', async () => {
  render(
    <Shelf title="Popular now" moreHref="#hot" more="More" moreName="More popular games">
      Games
    </Shelf>,
  )
  const shelf = page.getByRole('region', { name: 'Popular now' })
  await expect.element(shelf.getByRole('link', { name: 'More popular games' })).toHaveAttribute('href', '#hot')
})

test('L07 a shelf without more of its kind has no link', () => {
  const { container } = render(<Shelf title="Popular now">Games</Shelf>)
  expect(container.querySelector('a')).toBeNull()
})

test('QR25 around a region of its own a shelf is none, so that no two have one name', () => {
  const { container } = render(
    <Shelf title="Providers" hasControls>
      <section aria-label="Providers">Marks</section>
    </Shelf>,
  )
  expect(page.getByRole('region').elements()).toHaveLength(1)
  expect(container.querySelector('h2')?.textContent).toBe('Providers')
})
