import { useEffect, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { firstDayOfWeek, readDate, writeDay } from './calendarDays.ts'
import type { DateRangeLabels } from './DateRange.labels.ts'
import type { DateRangeValue } from './DateRange.tsx'

export interface RangeCalendarProps {
  value: DateRangeValue
  /** The end that is being chosen. */
  end: keyof DateRangeValue
  onChoose: (day: string) => void
  min: string | undefined
  max: string | undefined
  /** The world's day, which is marked. */
  today: string | undefined
  labels: DateRangeLabels
}

/** Two months beside one another, in the page's language and its week. */
export default function RangeCalendar({ value, end, onChoose, min, max, today, labels }: RangeCalendarProps) {
  const { language = 'en' } = labels
  const ref = useRef<HTMLDivElement>(null)
  // In the next frame: what is drawn at once is drawn before the panel around it is shown.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus({ preventScroll: true }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  const [pointed, setPointed] = useState<string>()
  const from = readDate(value.from)
  const to = readDate(value.to)
  const [least, most] = [readDate(min ?? ''), readDate(max ?? '')]
  const shown = (options: Intl.DateTimeFormatOptions) => (date: Date) => date.toLocaleDateString(language, options)
  const said = shown({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const isAhead = end === 'to' && pointed !== undefined && value.from !== '' && pointed > value.from
  return (
    <div ref={ref}>
      <DayPicker
        fixedWeeks
        numberOfMonths={2}
        mode="range"
        dir={document.dir}
        lang={language}
        weekStartsOn={firstDayOfWeek(language)}
        selected={{ from, to }}
        defaultMonth={readDate(value[end]) ?? to ?? most}
        startMonth={least}
        endMonth={most}
        today={readDate(today ?? '')}
        disabled={[...(least ? [{ before: least }] : []), ...(most ? [{ after: most }] : [])]}
        modifiers={isAhead ? { ahead: { from, to: readDate(pointed) } } : {}}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onChoose(writeDay(date))
        }}
        onDayMouseEnter={(date) => setPointed(writeDay(date))}
        onDayMouseLeave={() => setPointed(undefined)}
        formatters={{
          formatCaption: shown({ month: 'long', year: 'numeric' }),
          formatWeekdayName: shown({ weekday: 'short' }),
          formatDay: (date) => date.getDate().toLocaleString(language),
        }}
        labels={{
          labelDayButton: said,
          labelGrid: shown({ month: 'long', year: 'numeric' }),
          labelWeekday: shown({ weekday: 'long' }),
          labelNav: () => labels.months,
          labelPrevious: () => labels.previousMonth,
          labelNext: () => labels.nextMonth,
        }}
      />
    </div>
  )
}
