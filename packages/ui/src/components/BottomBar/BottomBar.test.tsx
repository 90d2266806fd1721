import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { BottomBar } from './BottomBar.tsx'

const entries = [
  { id: 'home', label: 'Home', icon: '⌂', href: '#home', isCurrent: true },
  { id: 'games', label: 'Games', icon: '♠', href: '#games' },
  { id: 'account', label: 'Account', icon: '☺', count: 120 },
]

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(1024, 768))

test('QR25 the bar leads to places, tells what was pressed and marks where one is', async () => {
  const onSelect = vi.fn()
  render(<BottomBar entries={entries} onSelect={onSelect} />)
  await page.getByRole('link', { name: /Games/ }).click()
  await page.getByRole('button', { name: /Account/ }).click()
  expect(onSelect.mock.calls.map(([id]) => id)).toEqual(['games', 'account'])
  await expect.element(page.getByRole('link', { name: /Home/ })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByText('99+')).toBeVisible()
})

test('FP08 places stand where they will before those after them have come', () => {
  const { container } = render(<BottomBar entries={entries} />)
  const places = [...container.querySelectorAll('li')]
  const width = () => places[0]?.getBoundingClientRect().width
  const whole = width()
  for (const place of places.slice(1)) place.remove()
  expect(width()).toBe(whole)
})

test('QR25 at the end of the page the bar covers nothing, and every entry is a target of 44 px', () => {
  const { container } = render(
    <div>
      <p style={{ height: 2000, margin: 0 }}>Content</p>
      <BottomBar entries={entries} />
    </div>,
  )
  scrollTo(0, document.documentElement.scrollHeight)
  const content = container.querySelector('p')?.getBoundingClientRect()
  const bar = container.querySelector('nav')?.getBoundingClientRect()
  expect(Math.round(bar?.top ?? 0)).toBeGreaterThanOrEqual(Math.round(content?.bottom ?? Number.POSITIVE_INFINITY))
  expect(Math.round(bar?.bottom ?? 0)).toBe(innerHeight)
  for (const entry of container.querySelectorAll('[data-part=entry]')) {
    const { width, height } = entry.getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})
