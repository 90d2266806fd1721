import { useEffect, useId, useState } from 'react'
import { describeField, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { sayLabel } from '../../labels/sayLabel.ts'
import { chooseDay } from './calendarDays.ts'
import { type DateRangeLabels, dateRangeLabels } from './DateRange.labels.ts'
import { Root } from './DateRange.styles.ts'
import { DayControl, type DayProblem } from './DayControl.tsx'
import { LazyCalendar } from './LazyCalendar.tsx'
import { type DayFormat, showDay } from './readDay.ts'
import { useRangeCalendar } from './useRangeCalendar.ts'

/** First and last day, both included, as `yyyy-MM-dd`; an empty string is an open end. */
export interface DateRangeValue {
  readonly from: string
  readonly to: string
}

/** A range with a name, such as "Last 7 days"; whoever knows today's date makes it. */
export interface DateRangePreset extends DateRangeValue {
  readonly label: string
}

export interface DateRangeProps extends FieldProps {
  value: DateRangeValue
  /** Called with every change; `isOrdered` is false when the first day is after the last. */
  onChange: (value: DateRangeValue, isOrdered: boolean) => void
  /** Earliest and latest day that may be chosen, `yyyy-MM-dd`. */
  min?: string | undefined
  max?: string | undefined
  /** The day it is where the product counts days, `yyyy-MM-dd`; marked in the calendar. */
  today?: string | undefined
  presets?: readonly DateRangePreset[]
  /** How days are shown and typed. */
  format?: DayFormat
  disabled?: boolean
  labels?: DateRangeLabels
}

const isOrdered = ({ from, to }: DateRangeValue): boolean => from === '' || to === '' || from <= to

const example = '2026-11-21'

type End = keyof DateRangeValue
const ends: readonly End[] = ['from', 'to']

/**
 * Two days that belong together, to type or to choose, and ready-made ranges below. Where there is room they are chosen
 * from two months in the page's language, on phones from the platform's calendar.
 */
export function DateRange(props: DateRangeProps) {
  const { label, hint, value, onChange, min, max, today, presets = [], disabled } = props
  const { format = 'yyyy-MM-dd', labels = dateRangeLabels } = props
  const id = useId()
  const [drafts, setDrafts] = useState<Partial<DateRangeValue>>({})
  const [problems, setProblems] = useState<Partial<Record<End, DayProblem>>>({})
  // A day that was chosen stands in place of what was being written.
  const { from, to } = value
  useEffect(() => setDrafts((all) => (from === '' ? all : { ...all, from: undefined })), [from])
  useEffect(() => setDrafts((all) => (to === '' ? all : { ...all, to: undefined })), [to])
  const words = {
    shape: sayLabel(labels, 'shape', { example: showDay(max || example, format) }),
    early: sayLabel(labels, 'early', { day: showDay(min ?? '', format) }),
    late: sayLabel(labels, 'late', { day: showDay(max ?? '', format) }),
  }
  const problemAt = (end: End): DayProblem | undefined => (drafts[end] === undefined ? undefined : problems[end])
  const wrong = ends.filter(problemAt)
  const ofBoth = wrong.length > 0 ? undefined : (props.error ?? (isOrdered(value) ? undefined : labels.order))
  // Each day by its name: both stand in one box, and what is said of one stays while the other is written.
  const error =
    wrong.length === 0
      ? ofBoth
      : wrong.map((end) => (
          <span key={end} id={`${id}-${end}`} data-part="wrong">
            {labels[end]}: {words[problemAt(end) ?? 'shape']}
          </span>
        ))
  const describe = (end: End) => {
    const { 'aria-describedby': hinted } = describeField(id, { hint })
    if (wrong.length === 0) return describeField(id, { hint, error })
    if (!wrong.includes(end)) return { 'aria-invalid': undefined, 'aria-describedby': hinted }
    return { 'aria-invalid': true, 'aria-describedby': [`${id}-${end}`, hinted].filter(Boolean).join(' ') }
  }
  const change = (next: DateRangeValue): void => onChange(next, isOrdered(next))
  const calendar = useRangeCalendar()
  /** What was written gives way to what is chosen, also where that stood there before. */
  const forget = (): void => {
    setDrafts({})
    setProblems({})
  }
  const choose = (day: string): void => {
    forget()
    change(chooseDay(value, calendar.end, day))
    if (calendar.end === 'to') calendar.close()
    else calendar.setEnd('to')
  }
  const asks = calendar.end === 'from' ? labels.openFrom : labels.openTo
  const pattern = format.replace('yyyy', labels.yyyy).replace('MM', labels.mm).replace('dd', labels.dd)
  const control = (end: End) => (
    <DayControl
      value={value[end]}
      format={format}
      pattern={pattern}
      onChange={(day) => change({ ...value, [end]: day })}
      draft={drafts[end]}
      onDraft={(draft) => setDrafts((all) => ({ ...all, [end]: draft }))}
      onProblem={(problem) => setProblems((all) => ({ ...all, [end]: problem }))}
      name={labels[end]}
      openName={end === 'from' ? labels.openFrom : labels.openTo}
      open={(showPlatforms) => calendar.open(end, showPlatforms)}
      min={min}
      max={max}
      disabled={disabled}
      described={describe(end)}
    />
  )
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <legend data-part="label">{label}</legend>
      <div ref={calendar.rootRef} data-part="box">
        {control('from')}
        <span data-part="to" aria-hidden>
          –
        </span>
        {control('to')}
        <div ref={calendar.panelRef} {...calendar.panel} data-part="panel" role="dialog" aria-label={asks}>
          {calendar.isOpen && (
            <>
              <p data-part="asks">{asks}</p>
              <div data-part="calendar">
                <LazyCalendar {...{ value, min, max, today, labels }} end={calendar.end} onChoose={choose} />
              </div>
            </>
          )}
        </div>
      </div>
      {presets.length > 0 && (
        <div data-part="presets">
          {presets.map(({ label: words, from, to }) => (
            <button
              key={words}
              type="button"
              data-part="preset"
              aria-pressed={from === value.from && to === value.to}
              disabled={disabled}
              onClick={() => {
                forget()
                change({ from, to })
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      <FieldMessages id={id} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
