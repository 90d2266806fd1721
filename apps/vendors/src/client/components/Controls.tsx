import { useSyncExternalStore } from 'react'
import { stakes } from '../../engine/stakes.ts'
import { onHiddenChange, readHidden } from '../api/hiddenBalance.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { GameView } from '../model/view.ts'
import { CountUp } from './CountUp.tsx'
import { Icon } from './Icon.tsx'
import { useMoney } from './money.ts'

interface ControlsProps {
  readonly view: GameView
  readonly onSpin: () => void
  readonly onStake: (stake: number) => void
}

export function Controls({ view, onSpin, onStake }: ControlsProps) {
  const labels = useLabels()
  const { plain } = useMoney()
  const isHidden = useSyncExternalStore(onHiddenChange, readHidden)
  const { phase, stake, balance, win = 0, state } = view
  const idle = phase === 'idle'
  const place = stakes.indexOf(stake)
  const step = (by: number): void => onStake(stakes[place + by] ?? stake)
  return (
    <section className="controls" aria-label={labels.stake}>
      <p className="figure balance">
        <span className="figure-name">
          {state?.trial ? labels.playMoney : `${labels.balance} ${state?.currency ?? ''}`}
        </span>
        <span className="figure-value">{isHidden ? '******' : plain(balance)}</span>
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
        onClick={onSpin}
        // A held key must not spin again and again.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        <Icon name="spin" />
        <span>{phase === 'spinning' ? labels.spinning : labels.spin}</span>
      </button>
    </section>
  )
}
