import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { VendorWall } from './VendorWall.tsx'

const vendors = [0, 1, 2].flatMap((turn) =>
  storyVendors.map(({ id, name, mark }) => ({ id: `${id}-${turn}`, name, image: mark, href: `#${id}` })),
)

test('CF07 a dozen vendors fill every row of their wall at any width', async () => {
  const { container } = render(<VendorWall label="Game makers" vendors={vendors} />)
  for (const width of [390, 700, 1024, 1440]) {
    await page.viewport(width, 900)
    const rows = new Map<number, number>()
    for (const item of container.querySelectorAll('li')) {
      const { top } = item.getBoundingClientRect()
      rows.set(top, (rows.get(top) ?? 0) + 1)
    }
    expect([width, new Set(rows.values()).size]).toEqual([width, 1])
  }
})

test('CF07 UK15 in a column of a wide window a wall has as many columns as whole names need', async () => {
  await page.viewport(1440, 900)
  const { container } = render(
    <div style={{ inlineSize: 480 }}>
      <VendorWall label="Game makers" vendors={vendors} />
    </div>,
  )
  const heights = [...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect().height)
  expect(Math.max(...heights)).toBeLessThan(100)
})

test('UK17 a wall of vendors is taken over without a mismatch', async () => {
  const wall = <VendorWall label="Game makers" vendors={vendors} />
  expect(serverRender(wall)).not.toMatch(/ style=/)
  expect((await hydrate(wall)).problems).toEqual([])
})
