import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { describeField, FieldLabel, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { isComposing } from '../../interaction/isComposing.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type DialingCodeLabels, dialingCodeLabels } from './DialingCode.labels.ts'
import { Root } from './DialingCode.styles.ts'
import { matchCountries } from './matchCountries.ts'

export interface DialingCountry {
  /** ISO 3166-1, two letters. */
  readonly code: string
  /** Digits alone. */
  readonly dialingCode: string
  /** In the language of the page. */
  readonly name: string
}

export interface DialingCodeProps extends FieldProps {
  countries: readonly DialingCountry[]
  /** Code of the chosen country. */
  value?: string
  onChange?: (code: string) => void
  onBlur?: () => void
  onFocus?: () => void
  name?: string
  id?: string
  required?: boolean
  disabled?: boolean
  labels?: DialingCodeLabels
}

/** Milliseconds the list stays after the field is left, so that a press on it still counts. */
const hideDelay = 200

/** A country with its dialling code, found by name, letters or digits. */
export function DialingCode(props: DialingCodeProps) {
  const { label, hint, error, countries, value, onChange, onBlur, onFocus, name, id, required, disabled } = props
  const { labels = dialingCodeLabels } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  /** What is being looked for; nothing while the list is closed. */
  const [search, setSearch] = useState<string>()
  const [active, setActive] = useState(0)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const chosen = countries.find(({ code }) => code === value)
  const isOpen = search !== undefined
  const found = isOpen ? matchCountries(countries, search) : []
  const text = chosen ? `${chosen.name} +${chosen.dialingCode}` : ''
  const optionId = (code: string): string => `${fieldId}-${code}`
  const current = found[active]

  useEffect(() => () => clearTimeout(hiding.current), [])
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })

  const open = (): void => {
    if (disabled) return
    clearTimeout(hiding.current)
    setSearch((before) => before ?? '')
    setActive(Math.max(0, chosen ? countries.indexOf(chosen) : 0))
  }
  const close = (): void => setSearch(undefined)
  const choose = (code: string): void => {
    clearTimeout(hiding.current)
    onChange?.(code)
    close()
  }
  const steer = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) open()
      else setActive((at) => Math.max(0, Math.min(found.length - 1, at + step)))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (current) choose(current.code)
    } else if (event.key === 'Escape' && isOpen) {
      // The list closes before the dialog around it does.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
      <FieldLabel htmlFor={fieldId} isRequired={required === true}>
        {label}
      </FieldLabel>
      <div data-part="box">
        <input
          type="text"
          role="combobox"
          data-part="control"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${fieldId}-list`}
          aria-activedescendant={isOpen && current ? optionId(current.code) : undefined}
          {...describeField(fieldId, { hint, error })}
          id={fieldId}
          name={name}
          required={required}
          disabled={disabled}
          placeholder={labels.choose}
          value={search ? search : isOpen ? '' : text}
          onClick={open}
          onFocus={(event) => {
            onFocus?.()
            event.currentTarget.select()
          }}
          onBlur={() => {
            onBlur?.()
            hiding.current = setTimeout(close, hideDelay)
          }}
          onChange={(event) => {
            setSearch(event.target.value)
            setActive(0)
          }}
          onKeyDown={steer}
        />
        <Glyph of={ChevronDown} data-part="arrow" />
        <div
          ref={list}
          data-part="list"
          role="listbox"
          id={`${fieldId}-list`}
          hidden={!isOpen}
          aria-label={labels.choose}
        >
          {found.map(({ code, name: words, dialingCode }, at) => (
            <div
              key={code}
              id={optionId(code)}
              role="option"
              tabIndex={-1}
              data-part="option"
              aria-selected={code === value}
              data-active={at === active || undefined}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(code)}
              onKeyDown={steer}
            >
              <span>{words}</span>
              <span>+{dialingCode}</span>
            </div>
          ))}
          {isOpen && found.length === 0 && (
            <div role="option" tabIndex={-1} data-part="none" aria-selected={false} aria-disabled>
              {labels.none}
            </div>
          )}
        </div>
      </div>
      <FieldMessages id={fieldId} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
