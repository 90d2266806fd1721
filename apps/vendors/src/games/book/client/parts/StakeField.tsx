import { writeDecimal } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useId } from 'react'
import { useMoney } from '../../../../client/components/money.ts'
import { readStake } from '../../../../client/model/readStake.ts'
import { useSession } from '../../../../client/SessionContext.ts'
import { useBook } from '../BookContext.ts'

/** Amounts to add with one press, in units of the currency. */
const quick = [5, 10, 50]

interface StakeFieldProps {
  /** Of the slip's stakes. */
  readonly place: string
  /** What it is a stake on. */
  readonly name: string
  /** What is wrong is said beside it already. */
  readonly isSaid?: boolean
}

/** A stake to type or to add up, with what is wrong with it. */
export function StakeField({ place, name, isSaid = false }: StakeFieldProps) {
  const { model, shown, words } = useBook()
  const { plain, full } = useMoney()
  const { state } = useSession()
  const id = useId()
  const decimals = state?.decimals ?? 2
  const { slip, terms } = shown
  const problem = slip.problems[place]
  const typed = readStake(slip.stakes[place], decimals) ?? 0
  /** More than is taken: told while it is typed; less may become enough with the next digit. */
  const isBeyond = terms !== undefined && typed > terms.limits.most
  const add = (units: number): void => {
    const sum = typed + units * 10 ** decimals
    model.setStake(place, writeDecimal(BigInt(sum), decimals))
  }
  const said =
    problem === undefined || isSaid
      ? undefined
      : sayLabel(words.problems, problem.code, { amount: full(problem.amount ?? 0) }, words.language)
  return (
    <div className="stake-field">
      <div className="stake-entry">
        <label htmlFor={id}>{words.stake}</label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={slip.stakes[place] ?? ''}
          placeholder={plain(0)}
          aria-label={`${words.stake}: ${name}`}
          aria-invalid={problem !== undefined || isBeyond}
          aria-describedby={`${id}-said`}
          disabled={slip.isPlacing}
          onChange={(event) => model.setStake(place, event.target.value)}
        />
        {quick.map((units) => {
          const amount = full(units * 10 ** decimals)
          return (
            <button
              key={units}
              type="button"
              aria-label={sayLabel(words, 'quick', { amount })}
              disabled={slip.isPlacing}
              onClick={() => add(units)}
            >
              +{new Intl.NumberFormat(words.language).format(units)}
            </button>
          )
        })}
      </div>
      <p
        id={`${id}-said`}
        className="stake-said"
        role="status"
        data-problem={said !== undefined || isBeyond || undefined}
      >
        {said ??
          (terms && sayLabel(words, 'limits', { least: plain(terms.limits.least), most: full(terms.limits.most) }))}
      </p>
    </div>
  )
}
