import { sayLabel } from '@foyer/ui/labels'
import type { ReactNode } from 'react'
import { useMoney } from '../components/money.ts'
import { useBalanceText } from '../components/useBalanceText.ts'
import { Chip } from './Chip.tsx'
import { useTableWords } from './tableWords.ts'

interface BettingProps {
  readonly chips: readonly number[]
  readonly chip: number
  readonly balance: number
  readonly balanceName: string
  readonly staked: number
  /** What the shown round brought back. */
  readonly win: number | undefined
  readonly can: { readonly undo: boolean; readonly repeat: boolean }
  readonly onChip: (chip: number) => void
  readonly onUndo: () => void
  readonly onClear: () => void
  readonly onRepeat: () => void
  /** What stands there in place of chips while none can be laid. */
  readonly instead?: ReactNode
  /** Further buttons of the kind. */
  readonly children?: ReactNode
}

/** Chips to choose from, what can be done with laid ones, and the player's money. */
export function Betting(props: BettingProps) {
  const labels = useTableWords()
  const { plain, full } = useMoney()
  const shownBalance = useBalanceText()
  const { chips, chip, balance, balanceName, staked, win, can } = props
  return (
    <section className="betting" aria-label={labels.onTable}>
      <div className="figures">
        <p className="figure">
          <span className="figure-name">{balanceName}</span>
          <span className="figure-value">{shownBalance.plain(balance)}</span>
        </p>
        <p className="figure">
          <span className="figure-name">{labels.onTable}</span>
          <span className="figure-value">{plain(staked)}</span>
        </p>
        <p className="figure" data-won={(win ?? 0) > staked || undefined}>
          <span className="figure-name">{labels.won}</span>
          <span className="figure-value">{win === undefined ? '–' : plain(win)}</span>
        </p>
      </div>
      {props.instead ?? (
        <>
          <fieldset className="rack">
            <legend className="unseen">{labels.chips}</legend>
            {chips.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="chip"
                  value={value}
                  checked={value === chip}
                  onChange={() => props.onChip(value)}
                  aria-label={sayLabel(labels, 'chip', { amount: full(value) })}
                />
                <Chip amount={value} chips={chips} />
              </label>
            ))}
          </fieldset>
          <div className="actions">
            <button type="button" className="action" disabled={!can.undo} onClick={props.onUndo}>
              {labels.undo}
            </button>
            <button type="button" className="action" disabled={!can.undo} onClick={props.onClear}>
              {labels.clear}
            </button>
            <button type="button" className="action" disabled={!can.repeat} onClick={props.onRepeat}>
              {labels.repeat}
            </button>
            {props.children}
          </div>
        </>
      )}
    </section>
  )
}
