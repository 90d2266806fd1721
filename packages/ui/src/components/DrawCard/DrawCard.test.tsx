import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { DrawCard } from './DrawCard.tsx'

const when = { instant: '2026-11-20T21:00:00Z', day: 'tonight', time: '21:00' }
const seconds = (element: Element): number => {
  const [hours = 0, minutes = 0, rest = 0] = (element.textContent ?? '').split(':').map(Number)
  return hours * 3600 + minutes * 60 + rest
}

afterEach(() => void vi.useRealTimers())

test('EN08 a ticket names its lottery and says when it is drawn', async () => {
  const { container } = render(<DrawCard name="Evening Six" remark="Six of 45" when={when} />)
  await expect.element(page.getByRole('heading', { name: 'Evening Six' })).toBeVisible()
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-20T21:00:00Z')
  expect(container.querySelector('[data-part=when]')?.textContent).toBe('tonight21:00')
})

test('W14 EN08 a ticket says whether bets are taken, and until when', async () => {
  const { container, rerender } = render(
    <DrawCard name="Evening Six" when={when} sale={{ isOpen: true, text: 'Open until 20:50' }} />,
  )
  await expect.element(page.getByText('Open until 20:50')).toBeVisible()
  const sale = () => container.querySelector('[data-part=sale]')
  expect(sale()).toHaveAttribute('data-open')
  rerender(<DrawCard name="Evening Six" when={when} sale={{ isOpen: false, text: 'Sale closed' }} />)
  expect(sale()?.textContent).toBe('Sale closed')
  expect(sale()).not.toHaveAttribute('data-open')
})

test('W06 a draw that is near is counted down by the server’s clock', async () => {
  const { container } = render(
    <DrawCard name="Quick Ten" when={when} countsTo={Date.now() + 600_000} clockOffset={300_000} />,
  )
  await expect.poll(() => seconds(container.querySelector('[role=timer]') as Element)).toBeLessThanOrEqual(300)
  expect(seconds(container.querySelector('[role=timer]') as Element)).toBeGreaterThan(200)
})

test('W06 a draw whose moment has come is being drawn, until an answer knows the next', async () => {
  const onEnd = vi.fn()
  const { container, rerender } = render(
    <DrawCard name="Quick Ten" when={when} countsTo={Date.now() + 1500} onEnd={onEnd} />,
  )
  const height = (): number => container.firstElementChild?.getBoundingClientRect().height ?? 0
  const before = height()
  await expect.element(page.getByText('Draws in')).toBeVisible()
  await expect
    .poll(() => container.querySelector('[data-part=day]')?.textContent, { timeout: 5000 })
    .toBe('Drawing now…')
  await expect.element(page.getByText('--:--:--')).not.toBeVisible()
  await expect.poll(() => onEnd.mock.calls.length, { timeout: 5000 }).toBe(1)
  expect(height()).toBe(before)
  rerender(<DrawCard name="Quick Ten" when={when} countsTo={Date.now() + 600_000} />)
  await expect.element(page.getByText('Draws in')).toBeVisible()
  await expect.element(page.getByRole('timer')).toBeVisible()
})

test('W05 a draw that is going on has rings where its numbers come, in the place of the figures', async () => {
  const { container } = render(<DrawCard name="Evening Six" when={when} countsTo={Date.now() + 600} />)
  await expect.element(page.getByText('Drawing now…')).toBeVisible()
  const time = container.querySelector('[data-part=time]')
  const clock = time?.firstElementChild
  if (!time || !clock) throw new Error('A part is missing')
  expect(getComputedStyle(time).visibility).toBe('visible')
  expect(getComputedStyle(time).backgroundImage).toContain('radial-gradient')
  expect(getComputedStyle(clock).visibility).toBe('hidden')
})

const numbers = ['7', '40', '12', '33', '9', '21', '5']

test.each([
  ['small', 308],
  ['small', 173],
  ['large', 358],
  ['large', 513],
] as const)(
  'W05 W13 drawn numbers take the place of the time on a %s ticket, %i px wide, and move nothing',
  async (size, inlineSize) => {
    const card = (more: object) => (
      <div style={{ inlineSize }}>
        <DrawCard size={size} name="Quick Ten" when={when} countsTo={Date.now() - 1000} {...more} />
      </div>
    )
    const { container, rerender } = render(card({ sale: { isOpen: false, text: 'Sale closed' } }))
    const article = container.querySelector('article')
    const height = (): number => article?.getBoundingClientRect().height ?? 0
    const before = height()
    rerender(card({ drawn: numbers }))
    expect(height()).toBeCloseTo(before, 1)
    expect(article?.scrollWidth).toBeLessThanOrEqual(inlineSize)
    await expect.element(page.getByText('Just drawn')).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Quick Ten: Just drawn' })).toBeVisible()
  },
)

test('W05 of several tickets of one draw the first says its numbers, into a place that was there before, and once', async () => {
  const countsTo = Date.now() - 1000
  const tickets = (more: object) => (
    <>
      <DrawCard size="large" name="Ten of Forty" countsTo={countsTo} {...more} />
      <DrawCard name="Ten of Forty" countsTo={countsTo} {...more} />
      <DrawCard name="Evening Six" when={when} />
    </>
  )
  const { container, rerender } = render(tickets({}))
  const places = [...container.querySelectorAll('[aria-live=polite]')]
  const said = () => places.map(({ textContent }) => textContent)
  expect(said()).toEqual(['', '', ''])
  const sentence = 'Ten of Forty: Just drawn, 7, 40, 12, 33, 9, 21, 5'
  rerender(tickets({ drawn: numbers }))
  await expect.poll(said).toEqual([sentence, '', ''])
  rerender(tickets({ drawn: [...numbers] }))
  expect(said()).toEqual([sentence, '', ''])
  rerender(tickets({ drawn: undefined, countsTo: countsTo + 60_000 }))
  expect(said()).toEqual(['', '', ''])
})

test('EN08 words stand in the place of a time that is not known, so that nothing moves', () => {
  const { container, rerender } = render(<DrawCard name="Evening Six" when={undefined} />)
  const height = (): number => container.firstElementChild?.getBoundingClientRect().height ?? 0
  const before = height()
  expect(container.textContent).toContain('Next draw soon')
  rerender(<DrawCard name="Evening Six" when={when} sale={{ isOpen: true, text: 'Open until 20:50' }} />)
  expect(height()).toBe(before)
})

test('EN08 QP17 a ticket on its way keeps a visible place for its time, and says nothing of it', () => {
  const { container } = render(<DrawCard />)
  expect(container.textContent).toBe('--:--')
  expect(container.querySelector('[data-part=time] [aria-hidden]')?.textContent).toBe('--:--')
})

test('UK14 at twice the text size a large ticket of a phone holds its countdown', () => {
  document.documentElement.style.fontSize = '200%'
  const { container } = render(
    <div style={{ inlineSize: 358 }}>
      <DrawCard size="large" name="Evening Six" when={when} countsTo={Date.now() + 600_000} />
    </div>,
  )
  const timer = container.querySelector('[role=timer]')
  const width = container.querySelector('article')?.scrollWidth
  document.documentElement.style.removeProperty('font-size')
  expect(timer).not.toBeNull()
  expect(width).toBeLessThanOrEqual(358)
})

test.each([
  ['small', 308],
  ['large', 358],
  ['large', 513],
] as const)(
  'FP08 a %s ticket, %i px wide, is as high with a time of day as with a countdown, and as while it is on its way',
  (size, width) => {
    const card = (countsTo?: number) => (
      <div style={{ inlineSize: width }}>
        <DrawCard size={size} name="Evening Six" when={when} {...(countsTo === undefined ? {} : { countsTo })} />
      </div>
    )
    const { container, rerender } = render(card())
    const height = (): number => container.querySelector('article')?.getBoundingClientRect().height ?? 0
    const before = height()
    rerender(card(Date.now() + 600_000))
    expect(container.querySelector('[role=timer]')).not.toBeNull()
    expect(height()).toBe(before)
    rerender(
      <div style={{ inlineSize: width }}>
        <DrawCard size={size} name="Evening Six" isOnItsWay />
      </div>,
    )
    expect(height()).toBeCloseTo(before, 1)
    expect(container.textContent).toBe('--:--Evening Six')
  },
)

test.each(['small', 'large'] as const)(
  'EN08 a %s time on its way is dashes as large as the time, in its element, and not read aloud',
  (size) => {
    const { container, rerender } = render(<DrawCard size={size} name="Evening Six" isOnItsWay />)
    const box = container.querySelector('[data-part=time]')
    const dashes = box?.firstElementChild
    expect(dashes?.textContent).toBe('--:--')
    expect(dashes).toHaveAttribute('aria-hidden', 'true')
    const letters = dashes && getComputedStyle(dashes).fontSize
    rerender(<DrawCard size={size} name="Evening Six" when={when} />)
    expect(box?.firstElementChild && getComputedStyle(box.firstElementChild).opacity).toBe('1')
    // The browser tells a page's largest paint once for each element.
    expect(box?.firstElementChild).toBe(dashes)
    expect(dashes?.textContent).toBe('21:00')
    expect(dashes).not.toHaveAttribute('aria-hidden')
    expect(dashes && getComputedStyle(dashes).fontSize).toBe(letters)
  },
)

test.each([
  ['small', 308, 'Every evening at 18:15 in Hanoi, Monday to Saturday'],
  ['small', 173, 'Wednesday and Saturday at 20:00'],
  ['large', 513, 'Every ten minutes'],
] as const)(
  'FP08 a %s ticket on its way, %i px wide, is as high as the one that comes',
  async (size, width, remark) => {
    const wide = (card: ReactNode) => <div style={{ inlineSize: width, fontFamily: 'monospace' }}>{card}</div>
    const { container, rerender } = render(wide(<DrawCard size={size} />))
    const height = (): number => container.querySelector('article')?.getBoundingClientRect().height ?? 0
    const before = height()
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
    rerender(
      wide(<DrawCard size={size} name={width < 200 ? 'Lantern Harbour Six' : 'Lantern'} remark={remark} when={when} />),
    )
    expect(Math.abs(height() - before)).toBeLessThan(1)
  },
)

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  const card = <DrawCard name="Evening Six" when={when} size="large" />
  expect(serverRender(card)).not.toMatch(/ style=/)
  expect((await hydrate(card)).problems).toEqual([])
})
