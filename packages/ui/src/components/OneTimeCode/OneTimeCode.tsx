import { type ChangeEvent, type InputHTMLAttributes, type Ref, type SyntheticEvent, useId, useState } from 'react'
import { describeField, FieldLabel, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { Root } from './OneTimeCode.styles.ts'
import { type CodeSigns, readCode } from './readCode.ts'

export interface OneTimeCodeProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'style' | 'className' | 'type' | 'value' | 'defaultValue' | 'maxLength'
    > {
  /** How many signs a code has. */
  length?: number
  signs?: CodeSigns
  /** The code so far, where the state is kept elsewhere; `onChange` gives it without spaces and dashes. */
  value?: string
  defaultValue?: string
  /** Called with the code when its last sign is there, so that nobody has to press a button. */
  onComplete?: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A code that was sent or that an app shows. One input, so that pasting, the phone's suggestion and password managers
 * work; its places are drawn behind it.
 */
export function OneTimeCode(props: OneTimeCodeProps) {
  const {
    label,
    hint,
    error,
    length = 6,
    signs = 'digits',
    value,
    defaultValue = '',
    onChange,
    onComplete,
    id,
    ...input
  } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const [own, setOwn] = useState(defaultValue)
  const code = readCode(value ?? own, signs, length)

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const next = readCode(event.target.value, signs, length)
    event.target.value = next
    setOwn(next)
    onChange?.(event)
    if (next.length === length && next !== code) onComplete?.(next)
  }
  // Writing goes on at the end, where the place that is drawn as the next one is.
  const toEnd = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    const { selectionStart, selectionEnd, value: text } = currentTarget
    const isAll = selectionStart === 0 && selectionEnd === text.length
    if (!isAll && selectionStart !== text.length) currentTarget.setSelectionRange(text.length, text.length)
  }
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={input.disabled || undefined}>
      <FieldLabel htmlFor={inputId} isRequired={input.required === true}>
        {label}
      </FieldLabel>
      <div data-part="code">
        <input
          autoComplete="one-time-code"
          inputMode={signs === 'digits' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          {...input}
          {...describeField(inputId, { hint, error })}
          type="text"
          id={inputId}
          value={code}
          onChange={change}
          onSelect={toEnd}
        />
        <div data-part="places" aria-hidden>
          {Array.from({ length }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={at}
              data-part="place"
              data-next={at === Math.min(code.length, length - 1) || undefined}
              data-split={(length % 2 === 0 && at === length / 2) || undefined}
            >
              {code[at]}
            </span>
          ))}
        </div>
      </div>
      <FieldMessages id={inputId} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
