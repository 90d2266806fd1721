import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { useCounting } from './useCounting.ts'

const format = (value: number): string => `${value} €`

function Figure({ value }: { value: number }) {
  const ref = useRef<HTMLElement>(null)
  useCounting(ref, value, format)
  return <b ref={ref}>{format(value)}</b>
}

const reducesMotion = (matches: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList)

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('UK08 a number counts from what it was to what it is when it changed, and not at first', () => {
  reducesMotion(false)
  const { container, rerender } = render(<Figure value={100} />)
  expect(container.textContent).toBe('100 €')
  rerender(<Figure value={200} />)
  expect(container.textContent).toBe('100 €')
  vi.advanceTimersByTime(300)
  const middle = Number.parseInt(container.textContent, 10)
  expect(middle).toBeGreaterThan(100)
  expect(middle).toBeLessThan(200)
  vi.advanceTimersByTime(400)
  expect(container.textContent).toBe('200 €')
})

test('UK08 rendered again with the same value it stands still', () => {
  reducesMotion(false)
  const { container, rerender } = render(<Figure value={100} />)
  rerender(<Figure value={100} />)
  expect(vi.getTimerCount()).toBe(0)
  expect(container.textContent).toBe('100 €')
})

test('UK14 under reduced motion the new value stands there at once', () => {
  reducesMotion(true)
  const { container, rerender } = render(<Figure value={100} />)
  rerender(<Figure value={200} />)
  expect(container.textContent).toBe('200 €')
})
