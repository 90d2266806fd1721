import { useId, useState } from 'react'
import { describeField, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { sayLabel } from '../../labels/sayLabel.ts'
import { type DateRangeLabels, dateRangeLabels } from './DateRange.labels.ts'
import { Root } from './DateRange.styles.ts'
import { DayControl } from './DayControl.tsx'

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
  presets?: readonly DateRangePreset[]
  disabled?: boolean
  labels?: DateRangeLabels
}

const isOrdered = ({ from, to }: DateRangeValue): boolean => from === '' || to === '' || from <= to

const example = '2026-11-21'

/** Two days that belong together, to type or to choose from the platform's calendar, and ready-made ranges below. */
export function DateRange(props: DateRangeProps) {
  const { label, hint, value, onChange, min, max, presets = [], disabled, labels = dateRangeLabels } = props
  const id = useId()
  const [unreadable, setUnreadable] = useState<keyof DateRangeValue>()
  const shape = unreadable && sayLabel(labels, 'shape', { example: max || example })
  const error = shape ?? props.error ?? (isOrdered(value) ? undefined : labels.order)
  const change = (next: DateRangeValue): void => onChange(next, isOrdered(next))
  const control = (end: keyof DateRangeValue) => (
    <DayControl
      value={value[end]}
      onChange={(day) => change({ ...value, [end]: day })}
      onReadable={(isReadable) => setUnreadable(isReadable ? undefined : end)}
      name={labels[end]}
      openName={end === 'from' ? labels.openFrom : labels.openTo}
      min={min}
      max={max}
      disabled={disabled}
      described={describeField(id, { hint, error })}
    />
  )
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <legend data-part="label">{label}</legend>
      <div data-part="box">
        {control('from')}
        <span data-part="to" aria-hidden>
          –
        </span>
        {control('to')}
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
              onClick={() => change({ from, to })}
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
