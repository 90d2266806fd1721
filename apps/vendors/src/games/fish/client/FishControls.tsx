import { type KeyboardEvent, useSyncExternalStore } from 'react'
import { Icon } from '../../../client/components/Icon.tsx'
import { useMoney } from '../../../client/components/money.ts'
import { useBalanceText } from '../../../client/components/useBalanceText.ts'
import { useLabels } from '../../../client/i18n/LabelsContext.ts'
import { useSession } from '../../../client/SessionContext.ts'
import { costs } from '../engine/shoot.ts'
import { useWords } from '../words.ts'
import { AimPanel } from './AimPanel.tsx'
import type { Gun } from './model/createGun.ts'
import type { Trigger } from './model/createTrigger.ts'

/** Balance, what the session has spent and won, the aim, the price of a shot and the trigger. */
export function FishControls({
  sea,
  gun,
  trigger,
}: {
  readonly sea: string
  readonly gun: Gun
  readonly trigger: Trigger
}) {
  const labels = useLabels()
  const words = useWords()
  const { plain } = useMoney()
  const { balance, state, totals } = useSession()
  const shownBalance = useBalanceText()
  const view = useSyncExternalStore(gun.subscribe, gun.view)
  const place = costs.indexOf(view.cost)
  const step = (by: number): void => gun.setCost(costs[place + by] ?? view.cost)
  const figures = [
    [
      'balance',
      state?.trial ? labels.playMoney : `${labels.balance} ${state?.currency ?? ''}`,
      shownBalance.plain(balance),
    ],
    ['shots', words.shots, String(totals.rounds)],
    ['spent', words.spent, plain(totals.staked)],
    ['won', words.won, plain(totals.won)],
  ] as const
  const isKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter'
  return (
    <section className="gun" aria-label={words.fire}>
      <dl className="gun-figures">
        {figures.map(([name, label, value]) => (
          <div key={name} data-figure={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AimPanel sea={sea} view={view} />
      <div className="gun-cost">
        <button
          type="button"
          className="tool"
          aria-label={words.lowerCost}
          disabled={place <= 0}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <label className="figure">
          <span className="figure-name">{words.cost}</span>
          <select
            className="figure-value"
            value={view.cost}
            onChange={(event) => gun.setCost(Number(event.target.value))}
          >
            {costs.map((cost) => (
              <option key={cost} value={cost}>
                {plain(cost)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="tool"
          aria-label={words.raiseCost}
          disabled={place >= costs.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <button
        type="button"
        className="fire"
        aria-disabled={view.target === undefined}
        onPointerDown={({ button }) => button === 0 && trigger.press()}
        onPointerUp={trigger.release}
        onPointerLeave={trigger.release}
        onPointerCancel={trigger.release}
        onBlur={trigger.release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isKey(event)) return
          event.preventDefault()
          if (!event.repeat) trigger.press()
        }}
        onKeyUp={(event) => {
          if (!isKey(event)) return
          event.preventDefault()
          trigger.release()
        }}
        // A press that is neither a finger's nor a key's, as assistive tools make it.
        onClick={({ detail }) => {
          if (detail > 0) return
          trigger.press()
          trigger.release()
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="6.5" />
          <path d="M12 2v5M12 17v5M2 12h5M17 12h5" />
        </svg>
        <span>{words.fire}</span>
      </button>
    </section>
  )
}
