import { expect, waitFor, within } from 'storybook/test'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { openAll } from '../../../stories/openAll.ts'
import { DateRange, type DateRangeProps } from './DateRange.tsx'
import { calendarRoom } from './useRangeCalendar.ts'

export default { component: DateRange, tags: ['!autodocs'] }

const week = { from: '2026-11-15', to: '2026-11-21' }
const options: MatrixOptions<DateRangeProps> = {
  component: DateRange,
  props: { label: 'Played', value: week, onChange: () => undefined },
  cellWidth: 328,
  axes: {
    presets: [
      undefined,
      [
        { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
        { label: 'Last 7 days', ...week },
      ],
    ],
    error: [undefined, 'At most 90 days at once.'],
    disabled: [false, true],
  },
  captions: { presets: ['', 'with ready-made ranges'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

const calendars: MatrixOptions<DateRangeProps> = {
  ...options,
  props: { ...options.props, today: '2026-11-21' },
  axes: {
    value: [week, { from: '2026-10-28', to: '2026-11-05' }, { from: '', to: '' }],
    min: [undefined, '2026-10-10'],
    max: ['2026-11-25'],
  },
  captions: {
    value: ['within a month', 'over the end of a month', 'nothing chosen'],
    min: ['any past day', 'from a first day on'],
    max: [''],
  },
  cellWidth: 684,
  cellHeight: 440,
}

/** On a phone the platform's own calendar opens, which no page can draw. */
async function openCalendars(context: { readonly canvasElement: HTMLElement }): Promise<void> {
  if (!matchMedia(calendarRoom).matches) return
  await openAll(context)
  const canvas = within(context.canvasElement)
  await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(12), { timeout: 10_000 })
  await openAll(context)
}

export const DarkCalendar = { ...matrix('dark', calendars), play: openCalendars }
export const LightCalendar = { ...matrix('light', calendars), play: openCalendars }
