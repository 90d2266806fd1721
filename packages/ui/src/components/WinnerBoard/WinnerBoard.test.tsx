import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pictureFailed } from '../../../testing/pictureFailed.ts'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { WinnerBoard, type WinnerEntry } from './WinnerBoard.tsx'

const entries: readonly WinnerEntry[] = Array.from({ length: 24 }, (_, index) => ({
  id: `w${index}`,
  icon: '',
  customerName: `a***${index}`,
  gameName: 'Reef Party',
  amount: `$${index}.50`,
}))

afterEach(() => void vi.useRealTimers())

test('L31 an entry shows customer, game and amount', () => {
  const { container } = render(<WinnerBoard entries={entries.slice(0, 1)} />)
  expect(container.querySelector('li')?.textContent).toBe('a***0Reef Party$0.50')
})

test('L31 an entry says when it was won, and the highest alone stands out', () => {
  const at = { instant: '2026-11-20T18:00:00Z', words: '5 min. ago' }
  const { container } = render(
    <WinnerBoard entries={entries.slice(0, 3).map((entry, index) => ({ ...entry, at, isHighest: index === 1 }))} />,
  )
  expect(container.querySelector('time')?.dateTime).toBe(at.instant)
  const colours = [...container.querySelectorAll('[data-part=amount]')].map((amount) => getComputedStyle(amount).color)
  expect(colours[0]).toBe(colours[2])
  expect(colours[1]).not.toBe(colours[0])
})

test('C06 shows twenty entries at most', () => {
  render(<WinnerBoard entries={entries} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(20)
})

test('L04 stands still under reduced motion until it is told to scroll, and stops again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { container } = render(
    <div style={{ width: 300 }}>
      <WinnerBoard entries={entries} />
    </div>,
  )
  const list = container.querySelector('ul') as HTMLElement
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(list.scrollTop).toBe(0)
  await page.getByRole('button', { name: 'Scroll by itself' }).click()
  ;(document.activeElement as HTMLElement).blur()
  await page.elementLocator(document.body).hover({ position: { x: 900, y: 5 } })
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(3000)
  await expect.poll(() => list.scrollTop).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop scrolling' }).click()
  const stopped = list.scrollTop
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(10_000)
  expect(list.scrollTop).toBe(stopped)
})

test('L04 says so when nothing has been won', async () => {
  render(<WinnerBoard entries={[]} />)
  await expect.element(page.getByText('Nothing has been won here yet.')).toBeVisible()
})

test('Z08 L31 a picture that failed before scripts ran gives way to the default icon', async () => {
  const failing = entries.slice(0, 1).map((entry) => ({ ...entry, icon: '/none.svg' }))
  const { container } = await hydrate(<WinnerBoard entries={failing} scrollEvery={0} />, pictureFailed)
  await expect.poll(() => container.querySelector('[data-part=default-icon]'), { timeout: 4000 }).not.toBeNull()
})
