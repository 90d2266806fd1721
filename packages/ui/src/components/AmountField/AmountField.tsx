import { AmountChoice } from '../AmountChoice/index.ts'
import { useFormField } from '../Form/index.ts'
import { MoneyField, type MoneyFieldProps } from '../MoneyField/index.ts'

export interface AmountSuggestion {
  /** Integer minor units. */
  readonly value: bigint
  /** As it is read, such as `$100` or "All". */
  readonly label: string
}

export interface AmountFieldProps
  extends Pick<MoneyFieldProps, 'hint' | 'decimals' | 'symbol' | 'action' | 'labels' | 'required'> {
  /** Key of the form's values: a `bigint` of minor units, and none while what is written is no amount. */
  name?: string
  label: string
  /** Amounts to choose from with one press, below the field. */
  suggestions?: readonly AmountSuggestion[]
  /** What they are, for screen readers. */
  suggestionsLabel?: string
}

/** An amount in a form, written or chosen with one press. */
export function AmountField(props: AmountFieldProps) {
  const { name = 'amount', label, suggestions = [], suggestionsLabel = label, ...field } = props
  const { id, error, input } = useFormField<bigint | ''>(name, label)
  // A form has an empty text where there is no value.
  const value = input.value === '' ? undefined : input.value
  return (
    <>
      <MoneyField
        {...field}
        id={id}
        name={name}
        label={label}
        value={value}
        onChange={(minor) => input.onChange(minor)}
        onBlur={() => input.onBlur()}
        error={error}
      />
      <AmountChoice
        label={suggestionsLabel}
        options={suggestions.map((one) => ({ value: String(one.value), label: one.label }))}
        value={value === undefined ? undefined : String(value)}
        onChoose={(chosen) => input.onChange(BigInt(chosen))}
      />
    </>
  )
}
