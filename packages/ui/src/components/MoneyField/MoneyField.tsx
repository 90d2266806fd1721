import { type ReactNode, useState } from 'react'
import type { FieldProps } from '../../field/fieldParts.tsx'
import { sayLabel } from '../../labels/sayLabel.ts'
import { TextField } from '../TextField/index.ts'
import { type MoneyFieldLabels, moneyFieldLabels } from './MoneyField.labels.ts'
import type { MoneyProblem } from './readMoney.ts'
import { useMoneyText } from './useMoneyText.ts'

export interface MoneyFieldProps extends FieldProps {
  /** Integer minor units; `undefined` while there is no amount. */
  value: bigint | undefined
  /** Told the amount, or that there is none and why. */
  onChange: (minor: bigint | undefined, problem: MoneyProblem | undefined) => void
  onBlur?: () => void
  /** Decimals of the currency, which say what a minor unit is. */
  decimals?: number
  /** Currency sign before the amount. */
  symbol?: string
  /** Limits in minor units; said at the field when it is left. */
  min?: bigint | undefined
  max?: bigint | undefined
  /** A small button at the end, such as one for all there is; give it `data-part="action"`. */
  action?: ReactNode
  id?: string
  name?: string
  required?: boolean
  disabled?: boolean
  placeholder?: string
  labels?: MoneyFieldLabels
}

/**
 * An amount of money. Groups thousands as one types, takes pastes as people have them, and hands on integer minor units,
 * never a floating-point number. What is wrong by itself is said at once, a limit when the field is left.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, value, onChange, onBlur, decimals = 2, symbol = '', min, max, action, ...input } = props
  const { labels = moneyFieldLabels, error: given, ...rest } = input
  const [isLeft, setLeft] = useState(false)
  const { ref, text, problem, write, complete, ...edit } = useMoneyText({
    value,
    decimals,
    language: labels.language ?? 'en',
    onRead: (reading) => onChange(reading.minor, reading.problem),
  })
  const limit = isLeft ? limitProblem() : undefined
  return (
    <TextField
      {...rest}
      ref={ref}
      label={label}
      hint={hint}
      error={(problem && say(problem)) ?? given ?? limit}
      prefix={symbol || undefined}
      action={action}
      value={text}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...edit}
      onBlur={() => {
        setLeft(true)
        complete()
        onBlur?.()
      }}
    />
  )

  function say(wrong: MoneyProblem): string {
    if (wrong === 'decimals' && decimals === 0) return labels.whole
    return sayLabel(labels, wrong, { count: decimals, example: write(125_050n) })
  }

  function limitProblem(): string | undefined {
    if (value === undefined) return undefined
    if (min !== undefined && value < min) return sayLabel(labels, 'below', { amount: symbol + write(min) })
    return max !== undefined && value > max ? sayLabel(labels, 'above', { amount: symbol + write(max) }) : undefined
  }
}
