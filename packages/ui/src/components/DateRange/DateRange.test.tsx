import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { DateRange } from './DateRange.tsx'

const value = { from: '2026-11-15', to: '2026-11-21' }

test('P06 changing one end keeps the other', async () => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} />)
  await page.getByLabelText('From').fill('2026-11-01')
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' }, true)
})

test('P06 a first day after the last is reported to the caller and said on the page', async () => {
  const change = vi.fn()
  const { rerender } = render(<DateRange label="Played" value={value} onChange={change} />)
  await page.getByLabelText('From').fill('2026-11-30')
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-30', to: '2026-11-21' }, false)
  rerender(<DateRange label="Played" value={{ from: '2026-11-30', to: '2026-11-21' }} onChange={change} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The first day is after the last day.')
})

test('P06 a preset sets both ends and shows that it is in force', async () => {
  const change = vi.fn()
  const today = { label: 'Today', from: '2026-11-21', to: '2026-11-21' }
  render(<DateRange label="Played" value={value} onChange={change} presets={[today, { label: 'Week', ...value }]} />)
  await expect.element(page.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Today' }).click()
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-21', to: '2026-11-21' }, true)
})
