import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx'
import { useFormField } from './FormField.tsx'

export interface FormCheckboxProps
  extends Omit<CheckboxProps, 'id' | 'name' | 'checked' | 'defaultChecked' | 'value' | 'error' | 'onChange'> {
  /** Key of the form's values; the value is true or false. */
  name: string
}

/** A yes or no of the form around it. */
export function FormCheckbox({ name, label, ...rest }: FormCheckboxProps) {
  const { id, error, input } = useFormField<boolean>(name, label, 'checkbox')
  return (
    <Checkbox
      {...rest}
      {...(rest.required && { error })}
      id={id}
      name={name}
      label={label}
      checked={input.checked === true}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
    />
  )
}
