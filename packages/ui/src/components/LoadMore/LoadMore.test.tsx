import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanUp, render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { LoadMore } from './LoadMore.tsx'
import { gatherTime } from './loadMoreGate.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const button = (): HTMLElement => page.getByRole('button', { name: 'Load more' }).element() as HTMLElement

test('L25 UK09 a button pressed many times loads once', () => {
  const onLoad = vi.fn()
  render(<LoadMore onLoad={onLoad} />)
  for (let press = 0; press < 5; press += 1) button().click()
  expect(onLoad).not.toHaveBeenCalled()
  vi.advanceTimersByTime(gatherTime)
  expect(onLoad).toHaveBeenCalledOnce()
})

test('L25 UK09 a press counts for what the list asks by then', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender } = render(<LoadMore onLoad={first} />)
  button().click()
  rerender(<LoadMore onLoad={second} />)
  vi.advanceTimersByTime(gatherTime)
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledOnce()
})

test('L25 UK09 nothing is loaded while a part is on its way, or after the list has gone', () => {
  const onLoad = vi.fn()
  const { rerender } = render(<LoadMore onLoad={onLoad} isBusy />)
  button().click()
  vi.advanceTimersByTime(gatherTime)
  rerender(<LoadMore onLoad={onLoad} />)
  button().click()
  cleanUp()
  vi.advanceTimersByTime(gatherTime)
  expect(onLoad).not.toHaveBeenCalled()
})

test('UK17 says what it does before there is script', () => {
  expect(serverRender(<LoadMore onLoad={() => undefined} />)).toContain('Load more')
})
