import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { describeField, FieldLabel, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { Root } from './TextField.styles.ts'

export interface TextFieldProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'prefix' | 'size'> {
  /** Stands before the value: a currency sign, a dialling code, a search icon. */
  prefix?: ReactNode
  /** Stands after the value: a unit. */
  suffix?: ReactNode
  /** A small button at the end of the box; give it `data-part="action"`. */
  action?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label, hint and error. Everything an `<input>` takes is passed on to it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, prefix, suffix, action, id, ...input } = props
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={input.disabled || undefined}>
      <FieldLabel htmlFor={inputId} isRequired={input.required === true}>
        {label}
      </FieldLabel>
      <div data-part="box">
        {prefix && <span data-part="affix">{prefix}</span>}
        <input type="text" {...input} {...describeField(inputId, { hint, error })} data-part="control" id={inputId} />
        {suffix && <span data-part="affix">{suffix}</span>}
        {action}
      </div>
      <FieldMessages id={inputId} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
