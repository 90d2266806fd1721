import { sayLabel } from '@foyer/ui/labels'
import { useState } from 'react'
import type { Card } from '../../../cards/card.ts'
import { PlayingCard } from '../../../cards/client/PlayingCard.tsx'
import type { HandProps } from '../../../match/client/matchGame.ts'
import { useArrowKeys } from '../../../match/client/useArrowKeys.ts'
import { mayLie, opener } from '../engine/bigTwoRules.ts'
import { combinationOf } from '../engine/combination.ts'
import type { BigTwoMove, BigTwoTable } from '../engine/hand.ts'
import { type BigTwoLabels, useBigTwoLabels } from './bigTwoLabels.ts'

/** The player's cards: a press takes one up or puts it back, and what is up is named and can be played. */
export function CardHand({ open, held, isTurn, isForced, onMove }: HandProps<BigTwoTable, Card, BigTwoMove>) {
  const labels = useBigTwoLabels()
  const [up, setUp] = useState<readonly Card[]>([])
  const keys = useArrowKeys()
  // Cards that were played meanwhile are no longer up.
  const chosen = held.filter((card) => up.includes(card))
  const kind = combinationOf(chosen)?.kind
  const canPlay = isTurn && kind !== undefined && mayLie(open, chosen)
  const why = isForced ? labels.passForced : whyNot(labels, open, chosen)
  return (
    <div className="card-hand">
      <div className="match-actions">
        {isTurn && (
          <p className="match-hint" id="play-why" role="status">
            {why}
          </p>
        )}
        <button
          type="button"
          className="match-main"
          disabled={!canPlay}
          aria-describedby={isTurn ? 'play-why' : undefined}
          onClick={() => {
            setUp([])
            onMove({ kind: 'cards', cards: chosen })
          }}
        >
          {kind === undefined ? labels.playNone : sayLabel(labels, 'play', { kind: labels.kinds[kind] })}
        </button>
        <button
          type="button"
          className={isForced && isTurn ? 'match-main' : 'action'}
          disabled={!isTurn || open.lead === undefined}
          title={open.lead === undefined ? labels.passNot : undefined}
          onClick={() => {
            setUp([])
            onMove({ kind: 'pass' })
          }}
        >
          {labels.pass}
        </button>
        <button type="button" className="action" disabled={chosen.length === 0} onClick={() => setUp([])}>
          {labels.clear}
        </button>
      </div>
      <div className="card-row" role="toolbar" tabIndex={-1} aria-label={labels.hand} onKeyDown={keys.onKeyDown}>
        {held.map((card, at) => (
          <button
            key={card}
            type="button"
            className="card-button"
            tabIndex={keys.tabIndexOf(at, held.length)}
            aria-pressed={chosen.includes(card)}
            onFocus={() => keys.setAt(at)}
            onClick={() => setUp(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card])}
          >
            <PlayingCard card={card} />
          </button>
        ))}
      </div>
    </div>
  )
}

/** What the chosen cards are, or why they cannot be played. */
function whyNot(labels: BigTwoLabels, open: BigTwoTable, chosen: readonly Card[]): string {
  const { lead, isOpening } = open
  if (chosen.length === 0)
    return isOpening ? labels.chooseOpening : lead === undefined ? labels.chooseLead : labels.choose
  const count = lead?.cards.length
  if (count !== undefined && count !== chosen.length) return sayLabel(labels, 'otherCount', { count }, labels.language)
  const kind = combinationOf(chosen)?.kind
  if (kind === undefined) return labels.noCombination
  if (isOpening && !chosen.includes(opener)) return labels.opensWith
  return mayLie(open, chosen) ? labels.kinds[kind] : sayLabel(labels, 'tooLow', { kind: labels.kinds[kind] })
}
