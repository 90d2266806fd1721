import { sayLabel } from '@foyer/ui/labels'
import { memo } from 'react'
import type { Market } from '../../engine/markets.ts'
import type { EventView } from '../../wire.ts'
import { useBook } from '../BookContext.ts'
import { marketName, pickName, writeOdds } from '../model/names.ts'
import { keyOf } from '../model/slip.ts'

interface OddsButtonProps {
  readonly event: EventView
  readonly market: Market
  readonly selection: string
  readonly odds: number
  /** What stands before the odds; the selection's name is said in any case. */
  readonly short?: string
}

const goToSlip = (): void => document.querySelector<HTMLElement>('.slip h2, .slip-bar')?.focus()

/**
 * Odds to choose: pressed while they are on the slip, with an arrow where they have moved. From chosen odds a keyboard gets to
 * the slip at once: without that, every later event of the list stands before it.
 */
export const OddsButton = memo(function OddsButton({ event, market, selection, odds, short }: OddsButtonProps) {
  const { model, shown, words } = useBook()
  const key = keyOf({ event: event.id, market: market.id, selection })
  const move = shown.moves.get(key)
  const written = writeOdds(odds, words.language)
  const name = pickName(words, event, market, selection)
  const said = sayLabel(words, 'pick', { market: marketName(words, event.sport, market), name, odds: written })
  const isChosen = shown.slip.legs.some((leg) => leg.key === key)
  return (
    <>
      <button
        type="button"
        className="odds"
        aria-pressed={isChosen}
        aria-label={move === undefined ? said : `${said}, ${words[move]}`}
        data-move={move}
        disabled={shown.terms?.betting === false}
        onClick={() => model.toggle(event, market, selection, odds)}
      >
        <span className="odds-name">{short ?? name}</span>
        <span className="odds-value">
          {move !== undefined && (
            <svg className="odds-arrow" viewBox="0 0 10 10" aria-hidden="true">
              <path d={move === 'up' ? 'M5 1 9 8H1Z' : 'M5 9 1 2h8Z'} />
            </svg>
          )}
          {written}
        </span>
      </button>
      {isChosen && (
        <button type="button" className="to-slip" onClick={goToSlip}>
          {words.toSlip}
        </button>
      )}
    </>
  )
})
