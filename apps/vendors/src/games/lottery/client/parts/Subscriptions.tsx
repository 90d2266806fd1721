import { formatInstant } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useRef, useState } from 'react'
import { useMoney } from '../../../../client/components/money.ts'
import type { SubscriptionView } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'
import { LineRow } from './LineRow.tsx'

/** The player's subscriptions to this lottery, each with the way to stop it; nothing while there are none. */
export function Subscriptions() {
  const { shown, words } = useLottery()
  const title = useRef<HTMLHeadingElement>(null)
  const subscriptions = shown.view?.subscriptions ?? []
  if (subscriptions.length === 0) return null
  return (
    <section className="subscriptions" aria-labelledby="subscriptions">
      <h2 id="subscriptions" ref={title} tabIndex={-1}>
        {words.subscription.title}
      </h2>
      <ul className="tickets">
        {subscriptions.map((one) => (
          // What was pressed is gone: the place stays at the list.
          <Subscription key={one.id} subscription={one} onStopped={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}

interface SubscriptionProps {
  readonly subscription: SubscriptionView
  readonly onStopped: () => void
}

function Subscription({ subscription, onStopped }: SubscriptionProps) {
  const { model, words } = useLottery()
  const { full } = useMoney()
  const [isBusy, setBusy] = useState(false)
  const { id, lines, stake, bought, missed, draws, until, ended } = subscription
  const said = words.subscription
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const stop = async (): Promise<void> => {
    setBusy(true)
    await model.stop(id).finally(() => setBusy(false))
    onStopped()
  }
  return (
    <li className="own" data-state={ended === undefined ? 'open' : 'lost'}>
      <div className="own-head">
        <strong>{draws === undefined ? said.each : sayLabel(said, 'count', { count: draws }, words.language)}</strong>
        <span className="own-state">{ended === undefined ? said.running : said.ended[ended]}</span>
      </div>
      <ol className="ticket-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a subscription stay where they are
          <li key={index}>
            <LineRow line={line} />
          </li>
        ))}
      </ol>
      <dl className="own-sums">
        <div>
          <dt>{said.eachDraw}</dt>
          <dd>{full(stake)}</dd>
        </div>
        <div>
          <dt>{said.bought}</dt>
          <dd>{bought}</dd>
        </div>
        {missed > 0 && (
          <div>
            <dt>{said.missed}</dt>
            <dd>{missed}</dd>
          </div>
        )}
        {ended === undefined && (
          <div>
            <dt>{said.until}</dt>
            <dd>{formatInstant(new Date(until).toISOString(), timeZone)}</dd>
          </div>
        )}
      </dl>
      {ended === undefined && (
        <button type="button" className="lotto-action" aria-disabled={isBusy} onClick={() => isBusy || void stop()}>
          {said.stop}
        </button>
      )}
    </li>
  )
}
