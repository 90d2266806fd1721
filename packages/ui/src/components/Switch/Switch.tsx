import { type InputHTMLAttributes, type MouseEvent, type Ref, useId } from 'react'
import { describeField, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { Root } from './Switch.styles.ts'

export interface SwitchProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'className' | 'type' | 'role'> {
  /** The change is on its way: the switch stands where it was put, says so and takes no press. */
  isBusy?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The platform says whether a checkbox is on, in this role too. */
const asSwitch = { role: 'switch' }

const stay = (): void => undefined

/** Something that is on or off and takes effect at once; what a form sends later is a `Checkbox`. */
export function Switch(props: SwitchProps) {
  const { label, hint, error, id, isBusy = false, onClick, onChange, ...input } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const press = (event: MouseEvent<HTMLInputElement>): void => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={input.disabled || undefined}>
      <label data-part="line" htmlFor={inputId}>
        <span data-part="words">{label}</span>
        <input
          {...input}
          {...asSwitch}
          {...describeField(inputId, { hint, error })}
          type="checkbox"
          id={inputId}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={press}
          onChange={isBusy ? stay : onChange}
        />
      </label>
      <FieldMessages id={inputId} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
