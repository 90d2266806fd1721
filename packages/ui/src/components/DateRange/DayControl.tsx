import { Calendar } from 'lucide'
import { type ButtonHTMLAttributes, type ChangeEvent, useRef } from 'react'
import type { describeField } from '../../field/fieldParts.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { type DayFormat, readDay, showDay } from './readDay.ts'

/** No day at all, or one before the earliest or after the latest. */
export type DayProblem = 'shape' | 'early' | 'late'

interface DayControlProps {
  /** `yyyy-MM-dd`, or an empty string for none. */
  value: string
  format: DayFormat
  /** The format as people of the language write it: `YYYY-MM-DD`. */
  pattern: string
  /** Called with a day or an empty string. */
  onChange(day: string): void
  /** What is being written, or was left though it is no day that may be chosen. */
  draft: string | undefined
  onDraft(draft: string | undefined): void
  /** Told why what stands there cannot be taken, and that nothing is in its way any more. */
  onProblem(problem: DayProblem | undefined): void
  name: string
  openName: string
  /** What the button takes that opens a calendar; given a way to show the platform's. */
  open(showPlatforms: () => void): ButtonHTMLAttributes<HTMLButtonElement>
  min: string | undefined
  max: string | undefined
  disabled: boolean | undefined
  described: ReturnType<typeof describeField>
}

/**
 * A day as the site writes days (V31), whatever the browser's language: a text to type into, and a calendar
 * behind a button. The browser's own date field would show the order of its language, not the page's.
 */
export function DayControl(props: DayControlProps) {
  const { value, format, pattern, onChange, draft, onDraft, onProblem } = props
  const { name, openName, open, min, max, disabled, described } = props
  const picker = useRef<HTMLInputElement>(null)
  const type = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onDraft(target.value)
    onProblem(undefined)
    // A day with fewer digits may be one that is still being written.
    if (target.value === '' || target.value.replaceAll(/\D/g, '').length === 8) take(target.value)
  }
  const take = (text: string): DayProblem | undefined => {
    const day = text === '' ? '' : readDay(text, format)
    const problem = problemOf(day, min, max)
    if (day !== undefined && !problem && day !== value) onChange(day)
    return problem
  }
  const finish = (): void => {
    if (draft === undefined) return
    const problem = take(draft)
    if (!problem) onDraft(undefined)
    onProblem(problem)
  }
  return (
    <span data-part="day">
      <input
        {...described}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={10}
        placeholder={pattern}
        data-part="control"
        aria-label={name}
        value={draft ?? showDay(value, format)}
        disabled={disabled}
        onChange={type}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      <button
        type="button"
        data-part="open"
        aria-label={openName}
        title={openName}
        disabled={disabled}
        {...open(() => picker.current?.showPicker())}
      >
        <Glyph of={Calendar} />
      </button>
      <input
        ref={picker}
        type="date"
        data-part="picker"
        tabIndex={-1}
        aria-hidden
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={({ target }) => {
          onDraft(undefined)
          onProblem(undefined)
          onChange(target.value)
        }}
      />
    </span>
  )
}

function problemOf(day: string | undefined, min = '', max = '9999-12-31'): DayProblem | undefined {
  if (day === undefined) return 'shape'
  if (day === '') return undefined
  if (day < min) return 'early'
  return day > max ? 'late' : undefined
}
