import { ChevronDown } from 'lucide'
import { type Ref, type SelectHTMLAttributes, useId } from 'react'
import { describeField, FieldLabel, FieldMessages, type FieldProps } from '../../field/fieldParts.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { Root } from './Select.styles.ts'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'className' | 'children' | 'multiple' | 'size'> {
  options: readonly SelectOption[]
  ref?: Ref<HTMLSelectElement>
}

/** One of a handful of values, with the platform's own list: keyboard, type-ahead and the phone's wheel for free. */
export function Select(props: SelectProps) {
  const { label, hint, error, options, id, ...select } = props
  const ownId = useId()
  const selectId = id ?? ownId
  return (
    <Root data-invalid={error ? true : undefined} data-disabled={select.disabled || undefined}>
      <FieldLabel htmlFor={selectId} isRequired={select.required === true}>
        {label}
      </FieldLabel>
      <div data-part="box">
        <select {...select} {...describeField(selectId, { hint, error })} data-part="control" id={selectId}>
          {options.map(({ value, label: words, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </select>
        <Glyph of={ChevronDown} data-part="arrow" />
      </div>
      <FieldMessages id={selectId} hint={hint} error={error} keepsLine={'error' in props} />
    </Root>
  )
}
