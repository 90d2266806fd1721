import type { FacetChoice } from '@foyer/contract'
import { codesOf } from '@foyer/feature-api'
import { Checkbox } from '@foyer/ui/Checkbox'
import { useRuntime } from '../model/calls.ts'
import { switchCode } from '../model/switchCode.ts'
import { type FilterMessage, useT } from '../model/useT.ts'

interface ChoiceProps {
  label: string
  count: number
  checked: boolean
  onSwitch: (isOn: boolean) => void
}

/** A filter with how many games it would leave; one that leaves none can't be chosen. */
export function Choice({ label, count, checked, onSwitch }: ChoiceProps) {
  const { language } = useRuntime()
  return (
    <Checkbox
      label={
        <>
          {label} <span data-part="count">{new Intl.NumberFormat(language.tag).format(count)}</span>
        </>
      }
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={(event) => onSwitch(event.target.checked)}
    />
  )
}

interface ChoiceGroupProps {
  label: string
  /** Before the code in the keys of words. */
  prefix: 'feature' | 'theme' | 'volatility'
  choices: readonly FacetChoice[]
  /** Codes with commas between them. */
  chosen: string
  onChoose: (chosen: string) => void
}

/** Choices of one group, several at once (QP03). A choice that the server does not tell of any more can still be taken away. */
export function ChoiceGroup({ label, prefix, choices, chosen, onChoose }: ChoiceGroupProps) {
  const t = useT()
  const codes = codesOf(chosen)
  const gone = codes.filter((code) => choices.every(({ value }) => value !== code))
  const all = [...choices, ...gone.map((value) => ({ value, count: 0 }))]
  if (all.length === 0) return null
  const wordsOf = (code: string): string => {
    const key = `${prefix}_${code}`
    // Another server may have codes that nobody has words for; a key that does not exist is shown as itself.
    const words = t(key as FilterMessage)
    return words.includes(key) ? code : words
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      <div data-part="choices">
        {all.map(({ value, count }) => (
          <Choice
            key={value}
            label={wordsOf(value)}
            count={count}
            checked={codes.includes(value)}
            onSwitch={(isOn) => onChoose(switchCode(chosen, value, isOn))}
          />
        ))}
      </div>
    </fieldset>
  )
}
