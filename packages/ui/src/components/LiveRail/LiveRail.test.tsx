import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyTables } from '../../stories/art/tables.ts'
import { liveRailLabels } from './LiveRail.labels.ts'
import { LiveRail } from './LiveRail.tsx'

const [table] = storyTables
if (!table) throw new Error('the stories have a table')

test('UK02 a table tells its limits, its free seats and how the last rounds ended, and a press anywhere on it plays', async () => {
  const onPlay = vi.fn()
  const { container } = render(<LiveRail title="Live now" tables={storyTables} onPlay={onPlay} />)
  const [card] = container.querySelectorAll('[data-game]')
  expect(card?.textContent).toContain('$1–$500')
  expect(card?.textContent).toContain('3 seats free')
  expect(card?.querySelectorAll('[data-part=results] > li')).toHaveLength(table.table?.results?.length ?? 0)
  const { left = 0, top = 0 } = card?.querySelector('[data-part=results]')?.getBoundingClientRect() ?? {}
  expect(document.elementFromPoint(left + 20, top + 20)?.getAttribute('data-part')).toBe('play')
  await page.getByRole('button', { name: /Halcyon Baccarat/ }).click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith(table.id)
})

test('UK02 cards keep their height when a server tells nothing of a table', () => {
  const bare = storyTables.map(({ table: told, ...card }, index) => (index === 0 ? { ...card, table: told } : card))
  const { container } = render(<LiveRail title="Live now" tables={bare} onPlay={() => undefined} />)
  const heights = [...container.querySelectorAll('[data-game]')].map((card) => card.getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
})

test('FP08 places kept for tables are as high as tables, and show what of them is on its way', () => {
  const rail = (more: object) => <LiveRail title="Live now" tables={storyTables} onPlay={() => undefined} {...more} />
  const { container, rerender } = render(rail({ tables: [], skeletonCount: 3 }))
  const size = () => container.querySelector('[data-part=tile]')?.getBoundingClientRect().height
  const kept = size()
  const [place] = container.querySelectorAll('[data-skeleton]')
  expect(place?.querySelector('[data-part=about]')?.childElementCount).toBeGreaterThan(0)
  rerender(rail({}))
  expect(kept).toBe(size())
})

test('UK02 without results the words of a table begin and end with its picture', () => {
  const quiet = storyTables.map(({ table: told, ...card }) => ({ ...card, table: told && { ...told, results: [] } }))
  const { container } = render(<LiveRail title="Live now" tables={quiet} onPlay={() => undefined} />)
  const edges = (part: string) => {
    const { top, bottom } = container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
    return { top, bottom }
  }
  expect(edges('about')).toEqual(edges('art'))
})

test('UK02 a table says its limits and its seats in full, however long the words are', () => {
  const labels = { ...liveRailLabels, seatsFree_other: '{{count}} freie Sitzplätze am Tisch' }
  const { container } = render(
    <div style={{ width: 330 }}>
      <LiveRail title="Live now" tables={storyTables} onPlay={() => undefined} labels={labels} />
    </div>,
  )
  const [facts] = container.querySelectorAll('[data-part=facts]')
  const room = facts?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const said = [...(facts?.children ?? [])].map((part) => part.getBoundingClientRect())
  expect(said.map(({ right, bottom }) => right <= room.right + 0.5 && bottom <= room.bottom + 0.5)).toEqual([
    true,
    true,
  ])
  expect(said.map(({ height }) => height > 0)).toEqual([true, true])
})

test('UK17 from right to left limits are read from the lower to the higher, and seats keep clear of the card’s edge', () => {
  const { container } = render(
    <div dir="rtl" style={{ width: 330 }}>
      <LiveRail title="Live now" tables={storyTables} onPlay={() => undefined} />
    </div>,
  )
  const limits = container.querySelector('[data-part=limits]') as Element
  const text = limits.firstChild as Text
  const leftOf = (sign: number) => {
    const range = document.createRange()
    range.setStart(text, sign)
    range.setEnd(text, sign + 1)
    return range.getBoundingClientRect().left
  }
  expect(text.data).toBe('$1–$500')
  expect(leftOf(1)).toBeLessThan(leftOf(4))
  const card = container.querySelector('[data-game]') as Element
  const seats = container.querySelector('[data-part=seats]') as Element
  expect(seats.getBoundingClientRect().left - card.getBoundingClientRect().left).toBeGreaterThanOrEqual(13)
})

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  const row = <LiveRail title="Live now" tables={storyTables} onPlay={() => undefined} />
  expect(serverRender(row)).not.toMatch(/ style=/)
  expect((await hydrate(row)).problems).toEqual([])
})
