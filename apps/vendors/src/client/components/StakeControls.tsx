import { useLabels } from '../i18n/LabelsContext.ts'
import type { InstantView } from '../model/createInstantGame.ts'
import { useSession } from '../SessionContext.ts'
import { CountUp } from './CountUp.tsx'
import { Icon } from './Icon.tsx'
import { useMoney } from './money.ts'
import { useBalanceText } from './useBalanceText.ts'

interface StakeControlsProps {
  readonly view: InstantView
  readonly stakes: readonly number[]
  /** Won in the round so far. */
  readonly win: number
  readonly onPlay: () => void
  readonly onStake: (stake: number) => void
}

/** Balance, win, stake and the button that plays, of kinds that are played by pressing it. */
export function StakeControls({ view, stakes, win, onPlay, onStake }: StakeControlsProps) {
  const labels = useLabels()
  const { plain } = useMoney()
  const { balance, state } = useSession()
  const shownBalance = useBalanceText()
  const { phase, stake } = view
  const idle = phase === 'idle'
  const place = stakes.indexOf(stake)
  const step = (by: number): void => onStake(stakes[place + by] ?? stake)
  return (
    <section className="controls" aria-label={labels.stake}>
      <p className="figure balance">
        <span className="figure-name">
          {state?.trial ? labels.playMoney : `${labels.balance} ${state?.currency ?? ''}`}
        </span>
        <span className="figure-value">{shownBalance.plain(balance)}</span>
      </p>
      <p className="figure won" data-above={win > stake || undefined} aria-hidden="true">
        <span className="figure-name">{labels.win}</span>
        <span className="figure-value">
          <CountUp amount={win} />
        </span>
      </p>
      <div className="stake">
        <button
          type="button"
          className="tool"
          aria-label={labels.lowerStake}
          disabled={!idle || place <= 0}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <label className="figure">
          <span className="figure-name">{labels.stake}</span>
          <select
            className="figure-value"
            value={stake}
            disabled={!idle}
            onChange={(event) => onStake(Number(event.target.value))}
          >
            {stakes.map((option) => (
              <option key={option} value={option}>
                {plain(option)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="tool"
          aria-label={labels.raiseStake}
          disabled={!idle || place >= stakes.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <button
        type="button"
        className="spin"
        aria-disabled={!idle}
        data-busy={!idle || undefined}
        onClick={() => onPlay()}
        // A held key must not play again and again.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <Icon name="spin" />
        <span>{idle ? labels.spin : labels.spinning}</span>
      </button>
    </section>
  )
}
