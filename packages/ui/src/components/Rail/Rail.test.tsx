import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Rail } from './Rail.tsx'

const rail = (count: number) => (
  <div style={{ width: 600 }}>
    <Rail title="Slots" more={{ href: '/rng', text: 'More games', name: 'More games: Slots' }}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a test are their places
        <li key={index} style={{ width: 150 }}>
          {index}
        </li>
      ))}
    </Rail>
  </div>
)

test('CF07 a row is a region named by its title, with a list and a way to everything', async () => {
  render(rail(8))
  await expect.element(page.getByRole('region', { name: 'Slots' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(8)
  await expect.element(page.getByRole('link', { name: 'More games: Slots' })).toHaveAttribute('href', '/rng')
})

test('CF07 its arrows move it, and stop at both ends', async () => {
  const { container } = render(rail(8))
  const back = page.getByRole('button', { name: 'Back: Slots' })
  const forward = page.getByRole('button', { name: 'Forward: Slots' })
  await expect.element(back).toBeDisabled()
  await forward.click()
  const list = container.querySelector('ul') as HTMLElement
  await expect.poll(() => list.scrollLeft).toBeGreaterThan(0)
  await expect.element(back).toBeEnabled()
  while (!(forward.element() as HTMLButtonElement).disabled) {
    await forward.click()
    await expect.poll(() => list.scrollLeft).toBeGreaterThan(0)
    if (list.scrollLeft + list.clientWidth >= list.scrollWidth - 2) break
  }
  await expect.element(forward).toBeDisabled()
})

test('CF07 what fits has no arrows, and a row in order is an ordered list', async () => {
  const { container } = render(rail(2))
  await expect.poll(() => container.querySelector('section')?.dataset.moves).toBe(undefined)
  expect(getComputedStyle(container.querySelector('[data-part=arrows]') as Element).display).toBe('none')
  const ordered = render(
    <Rail title="Top ten" isOrdered>
      <li>1</li>
    </Rail>,
  )
  expect(ordered.container.querySelector('ol')).not.toBeNull()
})

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  const row = (
    <Rail title="Slots">
      <li>1</li>
    </Rail>
  )
  expect(serverRender(row)).not.toMatch(/ style=/)
  expect((await hydrate(row)).problems).toEqual([])
})
