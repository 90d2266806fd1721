import { Calendar } from 'lucide'
import { type ButtonHTMLAttributes, type ChangeEvent, useEffect, useRef, useState } from 'react'
import type { describeField } from '../../field/fieldParts.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { type DayFormat, readDay, showDay } from './readDay.ts'

interface DayControlProps {
  /** `yyyy-MM-dd`, or an empty string for none. */
  value: string
  format: DayFormat
  /** The format as people of the language write it: `YYYY-MM-DD`. */
  pattern: string
  /** Called with a day or an empty string. */
  onChange(day: string): void
  /** Told whether what stands there is a day. */
  onReadable(isReadable: boolean): void
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
  const { value, format, pattern, onChange, onReadable, name, openName, open, min, max, disabled, described } = props
  const [draft, setDraft] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  // A day that was chosen stands in place of what was being written.
  useEffect(() => {
    if (value !== '') setDraft(undefined)
  }, [value])
  const type = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setDraft(target.value)
    onReadable(true)
    // A day with fewer digits may be one that is still being written.
    if (target.value === '' || target.value.replaceAll(/\D/g, '').length === 8) take(target.value)
  }
  const take = (text: string): boolean => {
    const day = text === '' ? '' : readDay(text, format)
    if (day === undefined || !isWithin(day, min, max)) return false
    if (day !== value) onChange(day)
    return true
  }
  const leave = (): void => {
    if (draft === undefined) return
    const isReadable = take(draft)
    if (isReadable) setDraft(undefined)
    onReadable(isReadable)
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
        onBlur={leave}
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
          setDraft(undefined)
          onReadable(true)
          onChange(target.value)
        }}
      />
    </span>
  )
}

const isWithin = (day: string, min = '', max = '9999-12-31'): boolean => day === '' || (day >= min && day <= max)
