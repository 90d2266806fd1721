import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { DateRange } from './DateRange.tsx'

const value = { from: '2026-11-15', to: '2026-11-21' }

test('P06 changing one end keeps the other', async () => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} />)
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01')
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' }, true)
})

test('P06 a first day after the last is reported to the caller and said on the page', async () => {
  const change = vi.fn()
  const { rerender } = render(<DateRange label="Played" value={value} onChange={change} />)
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-30')
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

test('FP14 V31 a day is shown and taken as the product writes it, whatever the browser’s language', async () => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} />)
  const from = page.getByRole('textbox', { name: 'From' })
  await expect.element(from).toHaveValue('2026-11-15')
  await from.fill('2026/11/1')
  expect(change).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-21' }, true)
})

test('FP14 what is no day is said when the field is left, and kept to be mended', async () => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} max="2026-11-21" />)
  const to = page.getByRole('textbox', { name: 'To' })
  await to.fill('2026-02-30')
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Write a day as 2026-11-21.')
  await expect.element(to).toHaveValue('2026-02-30')
  expect(change).not.toHaveBeenCalled()
  await to.fill('2026-11-20')
  expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-15', to: '2026-11-20' }, true)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('FP14 the platform’s calendar opens from a button', async () => {
  const open = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined)
  render(<DateRange label="Played" value={value} onChange={vi.fn()} />)
  await page.getByRole('button', { name: 'Choose the last day' }).click()
  expect(open).toHaveBeenCalledOnce()
  open.mockRestore()
})
