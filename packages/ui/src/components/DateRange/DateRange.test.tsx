import { type CSSProperties, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { dateRangeLabels } from './DateRange.labels.ts'
import { DateRange, type DateRangeProps } from './DateRange.tsx'
import turkishLabels from './messages/tr.json'

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

test('V31 UK12 an empty day says how it is written, in letters of the language', async () => {
  const empty = { from: '', to: '' }
  const { rerender } = render(<DateRange label="Played" value={empty} onChange={() => undefined} />)
  const from = page.getByRole('textbox').first()
  await expect.element(from).toHaveAttribute('placeholder', 'YYYY-MM-DD')
  rerender(
    <DateRange label="Played" value={empty} onChange={() => undefined} format="MM-dd-yyyy" labels={turkishLabels} />,
  )
  await expect.element(from).toHaveAttribute('placeholder', 'AA-GG-YYYY')
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

test('V31 with the month first, days are shown and typed so, and handed on as before', async () => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} format="MM-dd-yyyy" />)
  const from = page.getByRole('textbox', { name: 'From' })
  await expect.element(from).toHaveValue('11-15-2026')
  await from.fill('11-02-2026')
  expect(change).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-21' }, true)
  await from.fill('2026-11-03')
  await userEvent.tab()
  await expect.element(page.getByText('From: Write a day as 11-21-2026.')).toBeVisible()
})

test('FP14 what is no day is said when the field is left, and kept to be mended', async () => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} max="2026-11-21" />)
  const to = page.getByRole('textbox', { name: 'To' })
  await to.fill('2026-02-30')
  await userEvent.tab()
  await expect.element(page.getByRole('alert')).toHaveTextContent('To: Write a day as 2026-11-21.')
  await expect.element(to).toHaveValue('2026-02-30')
  expect(change).not.toHaveBeenCalled()
  await to.fill('2026-11-20')
  expect(change).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-15', to: '2026-11-20' }, true)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['2026-12-24', 'The last day to choose is 2026-11-21.'],
  ['2019-01-01', 'The first day to choose is 2025-01-01.'],
])('FP14 %s is a day, and what is said is which days there are: at once with Enter', async (day, words) => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} min="2025-01-01" max="2026-11-21" />)
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill(day)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(`From: ${words}`)
  await expect.element(from).toHaveValue(day)
  expect(change).not.toHaveBeenCalled()
})

test('FP14 each day keeps what is wrong with it until it is mended, whatever is written in the other', async () => {
  const change = vi.fn()
  render(<DateRange label="Played" value={value} onChange={change} max="2026-11-21" />)
  const from = page.getByRole('textbox', { name: 'From' })
  const to = page.getByRole('textbox', { name: 'To' })
  await from.fill('hello')
  await to.fill('2026-12-24')
  await expect.element(from).toHaveAccessibleDescription('From: Write a day as 2026-11-21.')
  await userEvent.tab()
  await expect.element(from).toHaveAccessibleDescription('From: Write a day as 2026-11-21.')
  await expect.element(to).toHaveAccessibleDescription('To: The last day to choose is 2026-11-21.')
  await from.fill('2026-11-16')
  await expect.element(from).not.toHaveAttribute('aria-invalid')
  await expect.element(from).not.toHaveAccessibleDescription()
  await expect.element(page.getByRole('alert')).toHaveTextContent('To: The last day to choose is 2026-11-21.')
})

test.each([
  ['other days', { from: '2026-11-20', to: '2026-11-20' }],
  ['the days that stand already', value],
])('FP14 what is no day goes with its words once %s are chosen ready-made', async (_, days) => {
  function Stateful() {
    const [range, setRange] = useState(value)
    return <DateRange label="Played" value={range} onChange={setRange} presets={[{ label: 'Ready', ...days }]} />
  }
  render(<Stateful />)
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('hello')
  await page.getByRole('button', { name: 'Ready' }).click()
  await expect.element(from).toHaveValue(days.from)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('P06 both days are seen whole in wide letters too', async () => {
  await page.viewport(844, 390)
  // The names of tokens are no part of React's style type.
  const wide = { '--fy-size-sm': '28px' } as CSSProperties
  render(
    <div style={wide}>
      <DateRange label="Played" value={{ from: '2026-10-28', to: '2026-11-28' }} onChange={vi.fn()} />
    </div>,
  )
  for (const field of page.getByRole('textbox').elements())
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
})

test('FP14 where there is no room the platform’s calendar opens from a button', async () => {
  await page.viewport(390, 800)
  const open = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(() => undefined)
  render(<DateRange label="Played" value={value} onChange={vi.fn()} />)
  await page.getByRole('button', { name: 'Choose the last day' }).click()
  expect(open).toHaveBeenCalledOnce()
  open.mockRestore()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

describe('P06 the calendar of a range', () => {
  beforeEach(() => page.viewport(1024, 768))

  function Stateful(props: Partial<DateRangeProps>) {
    const [range, setRange] = useState(value)
    return <DateRange label="Played" value={range} onChange={setRange} {...props} />
  }
  const fields = () =>
    page
      .getByRole('textbox')
      .elements()
      .map((field) => (field as HTMLInputElement).value)
  const day = (name: string) => page.getByRole('button', { name })

  test('P06 the first and then the last day are pressed, and it closes with the focus back at its button', async () => {
    render(<Stateful />)
    await page.getByRole('button', { name: 'Choose the first day' }).click()
    await day('Tuesday, November 3, 2026').click()
    expect(fields()).toEqual(['2026-11-03', '2026-11-21'])
    await expect.element(page.getByRole('dialog', { name: 'Choose the last day' })).toBeVisible()
    await day('Thursday, November 5, 2026').click()
    expect(fields()).toEqual(['2026-11-03', '2026-11-05'])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Choose the first day' })).toHaveFocus()
  })

  test('UK14 the arrow keys go from day to day, and Escape leaves it', async () => {
    render(<Stateful />)
    await page.getByRole('button', { name: 'Choose the first day' }).click()
    await expect.element(day('Sunday, November 15, 2026')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}')
    expect(fields()).toEqual(['2026-11-09', '2026-11-21'])
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('P06 days before the first and after the last that may be chosen cannot be pressed', async () => {
    render(<Stateful min="2026-11-10" max="2026-11-21" />)
    await page.getByRole('button', { name: 'Choose the last day' }).click()
    await expect.element(day('Monday, November 9, 2026')).toBeDisabled()
    await expect.element(day('Tuesday, November 10, 2026')).toBeEnabled()
    await expect.element(day('Sunday, November 22, 2026')).toBeDisabled()
  })

  test('UK12 it speaks the page’s language and begins its week as there', async () => {
    render(<Stateful labels={{ ...dateRangeLabels, language: 'tr' }} />)
    await page.getByRole('button', { name: 'Choose the first day' }).click()
    await expect.element(page.getByText('Kasım 2026')).toBeVisible()
    const [first] = document.querySelectorAll('.rdp-weekday')
    expect(first?.getAttribute('aria-label')).toBe('Pazartesi')
  })
})
