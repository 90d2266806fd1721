import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, useId } from 'react'
import { describeField, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { type RadioGroupVariant, Root } from './RadioGroup.styles.ts'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  /** A sentence that tells it from the others. */
  readonly hint?: ReactNode
  /** A drawing before the words of a card. */
  readonly icon?: ReactNode
  readonly disabled?: boolean
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[]
  variant?: RadioGroupVariant
  name?: string
  /** The chosen value, where the state is kept elsewhere. */
  value?: string
  defaultValue?: string
  required?: boolean
  disabled?: boolean
  /** The event of the chosen input: `event.target.value` is the value. */
  onChange?: ChangeEventHandler<HTMLInputElement>
  onFocus?: FocusEventHandler<HTMLElement>
  onBlur?: FocusEventHandler<HTMLElement>
  id?: string
}

/** One of a few values that are all to be seen; of many it is a `Select`. The arrow keys choose. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, options, variant = 'list', name, value, defaultValue, onChange, id, ...group } = props
  const { required = false, disabled = false, ...focus } = group
  const ownId = useId()
  const groupId = id ?? ownId
  const chosen = (own: string) =>
    value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value }
  return (
    <Root
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      role="radiogroup"
      id={groupId}
      disabled={disabled}
      aria-required={required || undefined}
      {...describeField(groupId, { hint, error })}
      data-variant={variant}
      data-invalid={error ? true : undefined}
      data-disabled={disabled || undefined}
    >
      <legend data-part="label">
        {label}
        {required && (
          <span data-part="required" aria-hidden>
            *
          </span>
        )}
      </legend>
      <div data-part="options">
        {options.map((option) => (
          <label key={option.value} data-part="option">
            <input
              type="radio"
              name={name ?? groupId}
              value={option.value}
              required={required}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${groupId}-${option.value}` : undefined}
              {...chosen(option.value)}
              onChange={onChange}
            />
            {option.icon && <span data-part="icon">{option.icon}</span>}
            <span data-part="words">
              {option.label}
              {option.hint && (
                <span data-part="detail" id={`${groupId}-${option.value}`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldMessages id={groupId} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
