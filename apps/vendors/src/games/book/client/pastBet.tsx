import './styles/bets.css'
import './styles/slip.css'
import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import type { OpenPast, PastResult } from '../../../client/past/past.ts'
import { oddsLeft, settleBet } from '../engine/bets.ts'
import { bookKinds } from '../feed/plans.ts'
import type { BetLeg, KeptResults } from '../wire.ts'
import { useBookWords } from '../words.ts'
import { marketOf } from './model/marketOf.ts'
import { pickName, writeOdds } from './model/names.ts'
import { palettes } from './palettes.ts'
import { BetLegLine } from './parts/BetLegLine.tsx'

/** Shows bets that are decided: every leg with its odds and how it ended. */
export const past: OpenPast = (_gameId, kind) => ({
  palette: palettes[bookKinds.find((one) => one === kind) ?? 'sports'],
  Outcome,
  Brief,
})

/** A book stores the legs of a bet and how each ended, and nothing else is paid. */
function betOf({ result }: PastResult) {
  // Of this kind's stakes.
  const { legs, payout } = result.what as { readonly legs: readonly BetLeg[]; readonly payout: number }
  // The same holds here.
  const { results } = result.outcome as KeptResults
  const shown = legs.map((leg, index) => ({ ...leg, result: results[index] ?? ('open' as const) }))
  return { legs: shown, payout, state: settleBet(result.stake, shown)?.state ?? ('open' as const) }
}

function useTitle() {
  const words = useBookWords()
  return (legs: readonly BetLeg[]): string =>
    legs.length === 1 ? words.single : sayLabel(words, 'multiple', { count: legs.length }, words.language)
}

function Brief(props: PastResult) {
  const words = useBookWords()
  const titleOf = useTitle()
  const { legs, state } = betOf(props)
  const [leg] = legs
  const what = legs.length === 1 && leg ? pickName(words, leg, marketOf(leg.market), leg.selection) : titleOf(legs)
  return `${what}: ${words.state[state]}`
}

function Outcome(props: PastResult) {
  const words = useBookWords()
  const { full } = useMoney()
  const titleOf = useTitle()
  const { legs, state, payout } = betOf(props)
  return (
    <div className="bet past-bet" data-state={state}>
      <div className="bet-head">
        <strong>{titleOf(legs)}</strong>
        <span className="bet-odds">{writeOdds(oddsLeft(legs), words.language)}</span>
        <span className="bet-state">{words.state[state]}</span>
      </div>
      <ul className="bet-legs">
        {legs.map((leg) => (
          // Told by its date, whatever day it is read on.
          <BetLegLine key={`${leg.event} ${leg.market}`} leg={leg} now={0} />
        ))}
      </ul>
      <dl className="bet-sums">
        <div>
          <dt>{words.mayPay}</dt>
          <dd>{full(payout)}</dd>
        </div>
      </dl>
    </div>
  )
}
