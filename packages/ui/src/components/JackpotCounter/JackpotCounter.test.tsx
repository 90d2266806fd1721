import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { type DecorativeJackpot, JackpotCounter } from './JackpotCounter.tsx'
import { jackpotGrowth, jackpotPause, jackpotStart } from './jackpotGrowth.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const source = (stored: number | undefined, random: number) => {
  const saved: number[] = []
  const decorative: DecorativeJackpot = {
    kind: 'decorative',
    load: () => stored,
    save: (value) => saved.push(value),
    random: () => random,
  }
  return { saved, decorative }
}
const almostOne = 1 - Number.EPSILON

test('C23 starts between 200,000,000 and 990,000,000', () => {
  expect(jackpotStart(undefined, () => 0)).toBe(200_000_000)
  expect(jackpotStart(undefined, () => almostOne)).toBe(990_000_000)
})

test('C23 goes on from the stored value, and starts anew where that cannot be one', () => {
  expect(jackpotStart(512_000_001, () => 0)).toBe(512_000_001)
  for (const wrong of [Number.NaN, -1, 5, Number.POSITIVE_INFINITY, 3e8 + 0.5])
    expect(jackpotStart(wrong, () => 0)).toBe(200_000_000)
})

test('C23 grows by 10,000 to 50,000 every 3, 4 or 5 seconds', () => {
  expect([jackpotGrowth(() => 0), jackpotGrowth(() => almostOne)]).toEqual([10_000, 50_000])
  expect([0, 0.5, almostOne].map((chance) => jackpotPause(() => chance))).toEqual([3000, 4000, 5000])
})

test('C23 keeps every value and can be paused', async () => {
  const { saved, decorative } = source(300_000_000, 0)
  const { container } = render(<JackpotCounter source={decorative} />)
  const value = (): string | null | undefined => container.querySelector('strong')?.textContent
  expect(value()).toBe('300,000,000')
  await expect.element(page.getByRole('button', { name: 'Run the counter' })).toBeVisible()
  vi.advanceTimersByTime(20_000)
  expect(value(), 'stands still under reduced motion').toBe('300,000,000')
  await page.getByRole('button', { name: 'Run the counter' }).click()
  vi.advanceTimersByTime(6000)
  expect(value()).toBe('300,020,000')
  expect(saved).toEqual([300_000_000, 300_010_000, 300_020_000])
  await page.getByRole('button', { name: 'Pause the counter' }).click()
  vi.advanceTimersByTime(20_000)
  expect(value()).toBe('300,020,000')
})

test('C23 stands still out of sight, and goes on where it stood', async () => {
  const { decorative } = source(300_000_000, 0)
  const { container } = render(
    <div style={{ paddingBlock: 6000 }}>
      <JackpotCounter source={decorative} />
    </div>,
  )
  const value = container.querySelector('strong')
  const isStill = (): boolean => {
    const before = value?.textContent
    vi.advanceTimersByTime(3000)
    return value?.textContent === before
  }
  const button = container.querySelector('button')
  await expect.poll(() => button?.ariaLabel).toBe('Run the counter')
  button?.click()
  await expect.poll(() => button?.ariaLabel).toBe('Pause the counter')
  await vi.waitUntil(isStill)
  value?.scrollIntoView()
  await vi.waitUntil(() => !isStill())
})

test('QR21 a decorative counter says so, a fed one does not', async () => {
  const { rerender } = render(<JackpotCounter source={source(undefined, 0).decorative} />)
  await expect.element(page.getByText('Decoration only: not a prize pool.')).toBeVisible()
  rerender(<JackpotCounter source={{ kind: 'feed', value: 12_345 }} />)
  await expect.element(page.getByText('12,345')).toBeVisible()
  expect(page.getByText('Decoration only').elements()).toHaveLength(0)
})

test('L32 takes the same room before and after its value is known', async () => {
  vi.useRealTimers()
  const counter = <JackpotCounter source={source(300_000_000, 0).decorative} />
  const { container, problems } = await hydrate(counter)
  expect(problems).toEqual([])
  const known = container.getBoundingClientRect().height
  const value = container.querySelector('strong') as HTMLElement
  value.textContent = '–––,–––,–––'
  expect(container.getBoundingClientRect().height).toBe(known)
})
