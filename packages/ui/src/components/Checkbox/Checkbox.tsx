import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { describeField, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { Root } from './Checkbox.styles.ts'

export interface CheckboxProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type'> {
  ref?: Ref<HTMLInputElement>
}

/** Yes or no, with the words beside the box as part of what can be pressed. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, id, ...input } = props
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={input.disabled || undefined}>
      <label data-part="line" htmlFor={inputId}>
        <input {...input} {...describeField(inputId, { hint, error })} type="checkbox" id={inputId} />
        <span>{label}</span>
      </label>
      <FieldMessages id={inputId} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
