import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyTickets } from '../../stories/art/lotteries.ts'
import meta from './LotteryWidget.stories.tsx'
import { LotteryWidget, type LotteryWidgetProps } from './LotteryWidget.tsx'

const widget = (more: Partial<LotteryWidgetProps> = {}) => <LotteryWidget {...meta.args} {...more} />
const ticketOf = (container: Element, name: string): Element => {
  const found = [...container.querySelectorAll('[data-part=lottery]')].find(
    (one) => one.querySelector('h3')?.textContent === name,
  )
  if (!found) throw new Error(`no ticket of ${name}`)
  return found
}

test('UK03 W01 W02 W08 tags, lists and days tell what was chosen; a list pressed again is all', async () => {
  const told = { onTab: vi.fn(), onList: vi.fn(), onDay: vi.fn() }
  const { rerender } = render(widget(told))
  await page.getByRole('tab', { name: 'National' }).click()
  expect(told.onTab).toHaveBeenCalledExactlyOnceWith('NATIONAL')
  await page.getByRole('button', { name: 'Popular' }).click()
  expect(told.onList).toHaveBeenLastCalledWith('hot')
  rerender(widget({ ...told, list: 'hot' }))
  await page.getByRole('button', { name: 'Popular' }).click()
  expect(told.onList).toHaveBeenLastCalledWith('')
  await page.getByRole('combobox', { name: 'Day of the draw' }).selectOptions('Monday')
  expect(told.onDay).toHaveBeenCalledExactlyOnceWith('2')
})

test('UK03 W01 W02 W08 words of tags, lists and days stand on one line', async () => {
  await page.viewport(1200, 800)
  render(widget())
  const middles = [
    page.getByRole('tab', { name: 'National' }),
    page.getByRole('button', { name: 'Popular' }),
    page.getByRole('combobox', { name: 'Day of the draw' }),
  ].map((control) => {
    const { top, height } = control.element().getBoundingClientRect()
    return top + height / 2
  })
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
})

test('UK03 W09 a ticket that is alone fills the row, with its parts side by side; on a phone it is as any other', async () => {
  await page.viewport(1200, 800)
  const { container } = render(widget({ tickets: storyTickets.slice(1, 2) }))
  const ticket = ticketOf(container, 'Evening Six')
  const box = (part: string) => ticket.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
  expect(ticket.clientWidth).toBe(ticket.parentElement?.clientWidth)
  expect(box('when').right).toBeLessThanOrEqual(box('about').left)
  expect(box('about').right).toBeLessThanOrEqual(box('foot').left)
  expect(box('start').bottom - box('when').top).toBeLessThan(200)
  await page.viewport(390, 800)
  expect(box('foot').top).toBeGreaterThanOrEqual(box('about').bottom)
})

test('UK03 W05 a ticket tells when the draw before was, and its numbers', () => {
  const { container } = render(widget())
  const history = ticketOf(container, 'Evening Six').querySelector('[data-part=history]')
  expect(history?.querySelector('time')?.dateTime).toBe('2026-11-19T21:00:00Z')
  expect([...(history?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual(
    storyTickets[1]?.numbers,
  )
  expect(ticketOf(container, 'Quick Ten').querySelector('[data-part=history]')?.textContent).toBe('No numbers yet')
})

test('UK03 W13 of many numbers a ticket shows the first six, and how many there are besides', () => {
  const { container } = render(widget())
  const numbers = ticketOf(container, 'Green Pool Keno').querySelector('[data-part=numbers]')
  expect(numbers?.querySelectorAll('li')).toHaveLength(6)
  expect(numbers?.textContent).toMatch(/\+14$/)
})

test('UK03 W06 the sale of a ticket is counted down; a closed one says so', async () => {
  const closesAt = Date.now() + 3_600_000 + 500
  const [, evening] = storyTickets
  if (!evening) throw new Error('the stories have tickets')
  const { container } = render(
    widget({ tickets: [{ ...evening, sale: { closesAt, isOpen: true } }, ...storyTickets.slice(2)] }),
  )
  await expect.poll(() => container.querySelector('[data-part=sale]')?.textContent).toMatch(/^Closes in (01:00|00:59):/)
  expect(ticketOf(container, 'Northern Star').querySelector('[data-part=sale]')?.textContent).toBe('Sale closed')
})

test('UK03 W06 a sale whose time has run out is closed, whatever the last answer said, and the next one is counted again', async () => {
  const [, evening] = storyTickets
  if (!evening) throw new Error('the stories have tickets')
  const until = (left: number) =>
    widget({ tickets: [{ ...evening, sale: { closesAt: Date.now() + left, isOpen: true } }], clockOffset: 0 })
  const { container, rerender } = render(until(2500))
  const sale = () => container.querySelector('[data-part=sale]')
  expect(sale()?.textContent).toMatch(/^Closes in 00:00:0\d$/)
  await expect.poll(() => sale()?.textContent).toBe('Sale closed')
  expect(sale()?.hasAttribute('data-open')).toBe(false)
  rerender(until(60_500))
  await expect.poll(() => sale()?.textContent).toMatch(/^Closes in 00:0/)
  expect(sale()?.hasAttribute('data-open')).toBe(true)
})

test('UK03 W07 the button plays, the heart marks, and the rest of a ticket leads on', async () => {
  const told = { onStart: vi.fn(), onFavourite: vi.fn() }
  const { container } = render(widget(told))
  await page.getByRole('button', { name: 'Play Evening Six' }).click()
  expect(told.onStart).toHaveBeenCalledExactlyOnceWith('EVENING6')
  await page.getByRole('button', { name: 'Take Evening Six from the favourites' }).click()
  expect(told.onFavourite).toHaveBeenCalledExactlyOnceWith('EVENING6')
  const history = ticketOf(container, 'Evening Six').querySelector('[data-part=drawn]')?.getBoundingClientRect()
  const under = document.elementFromPoint((history?.left ?? 0) + 4, (history?.top ?? 0) + 4)
  expect(under?.closest('a')?.getAttribute('href')).toBe('#EVENING6')
})

test('UK03 W10 as a slider the lotteries stand in one row', () => {
  const { container } = render(widget({ layout: 'slider', days: undefined }))
  const tops = [...container.querySelectorAll('[data-part=lottery]')].map((one) => one.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})

test.each(['lobby', 'slider'] as const)(
  'FP08 places of a %s are kept while the lotteries are on their way',
  (layout) => {
    const { container } = render(widget({ layout, tickets: undefined, placeholders: 3 }))
    expect(container.querySelectorAll('[data-part=lottery]')).toHaveLength(3)
    expect(container.querySelector('[role=tabpanel]')?.getAttribute('aria-busy')).toBe('true')
  },
)

test.each(['lobby', 'slider'] as const)(
  'FP08 QP17 in the %s an answer with another order changes what places say, and moves none of them',
  (layout) => {
    const { container, rerender } = render(widget({ layout }))
    const places = () => [...container.querySelectorAll('[data-part=lottery]')]
    const names = () => places().map((place) => place.querySelector('h3')?.textContent)
    const [before, said] = [places(), names()]
    rerender(widget({ layout, tickets: [...storyTickets].reverse() }))
    expect(names()).toEqual(said.reverse())
    expect(places()).toEqual(before)
  },
)

test('UK03 W01 without tags to choose by there are no tabs, and the lotteries are a group', async () => {
  const { container } = render(widget({ tabs: [] }))
  expect(container.querySelector('[role=tab], [role=tablist], [role=tabpanel]')).toBeNull()
  await expect.element(page.getByRole('group').first()).toBeVisible()
})

test('FP08 places of lotteries are as high on a phone as the tickets that come', async () => {
  await page.viewport(390, 800)
  const tickets = storyTickets.slice(1, 4)
  const { container, rerender } = render(widget({ tickets: undefined, placeholders: 3 }))
  const heights = () =>
    [...container.querySelectorAll('[data-part=lottery]')].map((one) => Math.round(one.getBoundingClientRect().height))
  const kept = heights()
  rerender(widget({ tickets }))
  expect(kept).toEqual(heights())
})

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  expect(serverRender(widget())).not.toMatch(/ style=/)
  expect((await hydrate(widget())).problems).toEqual([])
})

test.each([390, 1280])('UK03 tags, lists and the choice of a day stand on one line, %i px wide', async (width) => {
  await page.viewport(width, 800)
  const { container } = render(widget())
  const middles = ['[role=tab]', '[data-part=tools] [aria-pressed]', 'select'].map((control) => {
    const { top = 0, bottom = 0 } = container.querySelector(control)?.getBoundingClientRect() ?? {}
    return (top + bottom) / 2
  })
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(6)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('UK03 W05 W07 the last numbers and Play, a finger high, stand on the ticket, in the accent while bets are taken', () => {
  const tickets = storyTickets.map((one) => ({
    ...one,
    sale: { closesAt: Date.now() + 600_000, isOpen: one.name === 'Evening Six' },
  }))
  const { container } = render(widget({ tickets }))
  for (const name of ['Evening Six', 'Northern Star']) {
    const ticket = ticketOf(container, name)
    const foot = ticket.querySelector('article')?.getBoundingClientRect().bottom ?? 0
    const play = ticket.querySelector('[data-part=start] button')
    expect(play?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    // Above the teeth of the torn edge.
    expect(play?.getBoundingClientRect().bottom).toBeLessThan(foot - 14)
    expect(play?.getAttribute('data-tone')).toBe(name === 'Evening Six' ? 'primary' : 'secondary')
  }
})

test('UK03 UK15 on a phone the row of choices fades where it goes on, at its end and then at its beginning', async () => {
  await page.viewport(320, 800)
  const { container } = render(widget())
  const tools = container.querySelector('[data-part=tools]')
  const fades = () => tools && ['--_start', '--_end'].map((edge) => getComputedStyle(tools).getPropertyValue(edge))
  await expect.poll(fades).toEqual(['0px', '32px'])
  tools?.scrollTo({ left: 10_000, behavior: 'instant' })
  await expect.poll(fades).toEqual(['32px', '0px'])
  await page.viewport(1280, 800)
  await expect.poll(fades).toEqual(['', ''])
})
