import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { dateRangeLabels } from './DateRange.labels.ts'
import { LazyCalendar } from './LazyCalendar.tsx'

const props = {
  value: { from: '', to: '' },
  end: 'from',
  onChoose: () => undefined,
  min: undefined,
  max: undefined,
  today: undefined,
  labels: dateRangeLabels,
} as const

test('P06 QP17 a calendar that is lost is asked for once more, then said, and asked for again when it is opened again', async () => {
  const load = vi.fn(() => Promise.reject<{ default: () => string }>(new TypeError('lost')))
  const { rerender } = render(<LazyCalendar key="first" {...props} load={load} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('The calendar could not be shown. Type the day.')
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue({ default: () => 'November' })
  rerender(<LazyCalendar key="second" {...props} load={load} />)
  await expect.element(page.getByText('November')).toBeVisible()
})
