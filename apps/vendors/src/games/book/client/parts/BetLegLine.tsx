import type { BetLegView } from '../../wire.ts'
import { useBookWords } from '../../words.ts'
import { marketOf } from '../model/marketOf.ts'
import { endText, eventName, marketName, pickName, writeOdds } from '../model/names.ts'
import { Kickoff } from './Kickoff.tsx'

/** A leg of a placed bet, and how it ended. */
export function BetLegLine({ leg, now }: { readonly leg: BetLegView; readonly now: number }) {
  const words = useBookWords()
  const market = marketOf(leg.market)
  const odds = writeOdds(leg.odds, words.language)
  return (
    <li data-result={leg.result}>
      <p>
        <strong>{pickName(words, leg, market, leg.selection)}</strong> {leg.result === 'void' ? <s>{odds}</s> : odds}
        <span className="leg-result">
          {leg.result !== 'open' && words.state[leg.result]}
          {leg.result === 'void' && ` · ${words.notHeld}`}
          {leg.score !== undefined && ` · ${endText(words, leg, leg.score)}`}
        </span>
      </p>
      <p className="slip-event">
        {marketName(words, leg.sport, market)} · {eventName(words, leg)} · <Kickoff at={leg.start} now={now} />
      </p>
    </li>
  )
}
