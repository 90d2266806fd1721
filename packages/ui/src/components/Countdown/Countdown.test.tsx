import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { Countdown, type CountdownProps } from './Countdown.tsx'
import { formatRemaining } from './formatRemaining.ts'

const units = { day: 'd', hour: 'h' }
const hour = 3_600_000
const now = Date.UTC(2026, 10, 20, 12)

describe('W06 time left as text', () => {
  test('W06 hours, minutes and seconds below a day', () => {
    expect(formatRemaining(23 * hour + 59 * 60_000 + 59_999, units)).toBe('23:59:59')
    expect(formatRemaining(2000, units)).toBe('00:00:02')
  })

  test('W06 days and hours from one day on', () => {
    expect(formatRemaining(24 * hour, units)).toBe('1d 00h')
    expect(formatRemaining(52 * hour, units)).toBe('2d 04h')
  })

  test('W06 dashes at one second or less, and for what is no number', () => {
    for (const left of [1000, 0, -5, Number.NaN]) expect(formatRemaining(left, units)).toBe('--:--:--')
    expect(formatRemaining(1001, units)).toBe('00:00:01')
  })
})

describe('UK04 the clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now }))
  afterEach(() => void vi.useRealTimers())

  const clock = (props: Partial<CountdownProps> = {}) => <Countdown closesAt={now + hour} {...props} />
  const textOf = (container: HTMLElement): string | null => container.textContent

  test('C14 ticks every second', () => {
    const { container } = render(clock())
    vi.advanceTimersByTime(0)
    expect(textOf(container)).toBe('01:00:00')
    vi.advanceTimersByTime(3000)
    expect(textOf(container)).toBe('00:59:57')
  })

  test('C14 writes nothing while nobody sees it, and is right when somebody does', async () => {
    vi.useRealTimers()
    vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const { container } = render(<div style={{ paddingBlock: 6000 }}>{clock()}</div>)
    const isStill = () => {
      const before = textOf(container)
      vi.advanceTimersByTime(1000)
      return textOf(container) === before
    }
    await vi.waitUntil(isStill)
    container.querySelector('time')?.scrollIntoView()
    const left = () => formatRemaining(now + hour - Date.now(), units)
    await vi.waitUntil(() => textOf(container) === left())
  })

  test('UK04 counts by the server clock', () => {
    const { container } = render(clock({ clockOffset: -hour }))
    vi.advanceTimersByTime(0)
    expect(textOf(container)).toBe('02:00:00')
  })

  test('UK04 is right at once after a tab has slept', () => {
    const { container } = render(clock())
    vi.setSystemTime(now + 40 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(textOf(container)).toBe('00:20:00')
  })

  test('UK04 is right within a second of the machine waking, which tells nobody', () => {
    const { container } = render(clock())
    vi.setSystemTime(now + 10 * 60_000)
    vi.advanceTimersByTime(1000)
    expect(textOf(container)).toBe('00:49:59')
  })

  test('UK04 is right by the real time where timers come once a minute', () => {
    const { container } = render(clock())
    for (let minute = 1; minute <= 10; minute += 1) {
      // The clock of the device goes on while the timers are held back.
      vi.setSystemTime(now + minute * 60_000 - 1000)
      vi.advanceTimersByTime(1000)
      expect(textOf(container)).toBe(`00:${60 - minute}:00`)
    }
  })

  test('W06 shows dashes while off sale', () => {
    const { container } = render(clock({ isOnSale: false }))
    vi.advanceTimersByTime(2000)
    expect(textOf(container)).toBe('--:--:--')
  })

  test('W14 tells once that the time has run out', () => {
    const onEnd = vi.fn()
    render(clock({ closesAt: now + 2000, onEnd }))
    vi.advanceTimersByTime(10_000)
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('UK04 in segments each unit has its box, days only when there are any', () => {
    const { container } = render(clock({ variant: 'segments', closesAt: now + 52 * hour }))
    vi.advanceTimersByTime(0)
    const boxes = () =>
      [...container.querySelectorAll<HTMLElement>('[data-part=segment]')].filter(({ hidden }) => !hidden)
    const said = () => boxes().map(({ textContent }) => textContent)
    expect(said()).toEqual(['02d', '04h', '00min', '00s'])
    vi.setSystemTime(now + 50 * hour)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(said()).toEqual(['02h', '00min', '00s'])
    vi.setSystemTime(now + 52 * hour)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(said()).toEqual(['--h', '--min', '--s'])
  })

  test('UK04 the last minute can be told from the others, until there is no time left', () => {
    const { container } = render(clock({ closesAt: now + 61_000 }))
    vi.advanceTimersByTime(0)
    const isLast = () => container.querySelector('[data-last]') !== null
    expect(isLast()).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(isLast()).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(isLast()).toBe(false)
  })

  test('UK04 all clocks share one timer, which stops with the last of them', () => {
    const { rerender } = render(
      <>
        {clock()}
        {clock()}
        {clock()}
      </>,
    )
    vi.advanceTimersByTime(0)
    expect(vi.getTimerCount()).toBe(1)
    rerender(null)
    vi.advanceTimersByTime(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('UK17 a prerendered clock shows dashes', () => {
    expect(serverRender(clock())).toContain('--:--:--')
  })
})

test.each([260, 600])(
  'UK05 W06 its boxes stay in a place of %i px, days among them, however large the type around',
  (width) => {
    const { container } = render(
      <div style={{ inlineSize: width, font: '700 28px sans-serif' }}>
        <Countdown variant="segments" closesAt={Date.now() + 12 * 86_400_000} />
      </div>,
    )
    const boxes = [...container.querySelectorAll('[data-part=segment]:not([hidden])')].map((one) =>
      one.getBoundingClientRect(),
    )
    expect(boxes).toHaveLength(4)
    const [first, last] = [boxes[0], boxes.at(-1)]
    expect((last?.right ?? 0) - (first?.left ?? 0)).toBeLessThanOrEqual(Math.min(width, 340))
  },
)

test('UK05 W06 dashes take as much room as the digits that come in their place, and stand on the same line', () => {
  const { container } = render(
    <p style={{ font: '400 20px sans-serif' }}>
      <style>{'time { display: inline-block }'}</style>
      Next <Countdown closesAt={Date.now() + 2 * hour} /> or <Countdown closesAt={Date.now()} isOnSale={false} /> or{' '}
      <Countdown closesAt={Date.now() + 48 * hour} /> left
    </p>,
  )
  const [digits, dashes, days] = [...container.querySelectorAll('time')].map((time) => {
    const text = document.createRange()
    text.selectNodeContents(time)
    const { display } = getComputedStyle(time)
    return { width: time.getBoundingClientRect().width, bottom: text.getBoundingClientRect().bottom, display }
  })
  expect([digits?.display, dashes?.display], 'what counts has no box to lay out').toEqual(['inline', 'inline-block'])
  expect(dashes?.width).toBeCloseTo(digits?.width ?? 0, 0)
  expect(days?.width).toBeGreaterThanOrEqual((digits?.width ?? 0) - 0.5)
  expect(dashes?.bottom).toBeCloseTo(digits?.bottom ?? 0, 0)
  expect(days?.bottom).toBeCloseTo(digits?.bottom ?? 0, 0)
})
