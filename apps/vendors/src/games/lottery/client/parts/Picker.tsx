import { type BetPicks, checkPicks, sides } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useId, useState } from 'react'
import { useLottery } from '../LotteryContext.ts'

/** Digits that a grid of all numbers has room for. */
const gridDigits = 2

/** Where numbers are picked: a grid of balls, of all numbers of two digits or of halves, and a field to type or paste them. */
export function Picker({ wanted }: { readonly wanted: BetPicks }) {
  const { model, shown, words } = useLottery()
  const values =
    wanted.of === 'sides'
      ? [...sides]
      : wanted.of === 'balls'
        ? Array.from({ length: wanted.highest }, (_, index) => String(index + 1))
        : wanted.length <= gridDigits
          ? Array.from({ length: 10 ** wanted.length }, (_, index) => String(index).padStart(wanted.length, '0'))
          : []
  return (
    <>
      {values.length > 0 && (
        <fieldset className="pick-grid" data-of={wanted.of} aria-label={words.numbers}>
          {values.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={shown.picks.includes(value)}
              onClick={() => model.toggle(value)}
            >
              {wanted.of === 'sides' ? words.sides[sides.find((one) => one === value) ?? 'low'] : value}
            </button>
          ))}
        </fieldset>
      )}
      {wanted.of !== 'sides' && (
        <NumberField key={JSON.stringify(wanted)} wanted={wanted} isAlone={values.length === 0} />
      )}
    </>
  )
}

function NumberField({ wanted, isAlone }: { readonly wanted: BetPicks; readonly isAlone: boolean }) {
  const { model, shown, words } = useLottery()
  const id = useId()
  const [text, setText] = useState('')
  // What is picked elsewhere, as by chance, stands in the field too.
  const told = shown.picks.join(' ')
  const isTyped = text.trim() !== '' && checkPicks(wanted, shown.picks) !== undefined
  return (
    <div className="pick-field" data-alone={isAlone || undefined}>
      <label htmlFor={id}>{words.type}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={400}
        value={text === '' ? told : text}
        placeholder={
          wanted.of === 'digits' ? '0'.repeat(wanted.length) : wanted.of === 'balls' ? '3, 7, 12' : undefined
        }
        aria-describedby={`${id}-said`}
        aria-invalid={isTyped}
        onChange={(event) => {
          setText(event.target.value)
          model.read(event.target.value)
        }}
        onBlur={() => setText('')}
      />
      <p id={`${id}-said`}>
        {wanted.of === 'digits'
          ? sayLabel(words, 'digits', { count: wanted.length }, words.language)
          : wanted.of === 'balls' && sayLabel(words, 'balls', { highest: wanted.highest })}
      </p>
    </div>
  )
}
