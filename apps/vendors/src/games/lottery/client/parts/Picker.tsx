import { type BetPicks, sides } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useId } from 'react'
import { useLottery } from '../LotteryContext.ts'
import { NumberGrid } from './NumberGrid.tsx'
import { useTypedProblem } from './useTypedProblem.ts'

/** Digits that a grid of all numbers has room for. */
const gridDigits = 2

/** Where numbers are picked: a field to type or paste them, and a grid of balls, of all numbers of two digits or of halves. */
export function Picker({ wanted }: { readonly wanted: BetPicks }) {
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
      {wanted.of !== 'sides' && <NumberField wanted={wanted} isAlone={values.length === 0} />}
      {values.length > 0 && <NumberGrid of={wanted.of} values={values} />}
    </>
  )
}

function NumberField({ wanted, isAlone }: { readonly wanted: BetPicks; readonly isAlone: boolean }) {
  const { model, shown, words } = useLottery()
  const id = useId()
  const problem = useTypedProblem(wanted)
  const { typed, picks } = shown
  return (
    <div className="pick-field" data-alone={isAlone || undefined}>
      <label htmlFor={id}>{words.type}</label>
      <input
        id={id}
        inputMode="text"
        autoComplete="off"
        maxLength={400}
        // What is picked elsewhere, as by chance, stands in the field too.
        value={typed?.text ?? picks.join(' ')}
        placeholder={
          wanted.of === 'digits' ? '0'.repeat(wanted.length) : wanted.of === 'balls' ? '3, 7, 12' : undefined
        }
        aria-describedby={`${id}-said`}
        aria-invalid={problem !== undefined}
        onChange={(event) => model.read(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!text.includes('\n')) return
          // A field of one line would join the last number of a line with the first of the next.
          event.preventDefault()
          model.read(
            text
              .trim()
              .split(/\s*\n\s*/)
              .join('; ')
              .slice(0, 400),
          )
        }}
        onKeyDown={(event) => event.key === 'Enter' && model.add()}
      />
      <p id={`${id}-said`} role="status" data-wrong={problem !== undefined || undefined}>
        {problem ??
          (wanted.of === 'digits'
            ? sayLabel(words, 'digits', { count: wanted.length }, words.language)
            : wanted.of === 'balls' && sayLabel(words, 'balls', { highest: wanted.highest }))}
      </p>
    </div>
  )
}
