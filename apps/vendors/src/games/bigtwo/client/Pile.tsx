import { sayLabel } from '@foyer/ui/labels'
import { sayCard, useCardWords } from '../../../cards/cardWords.ts'
import { PlayingCard } from '../../../cards/client/PlayingCard.tsx'
import type { MiddleProps } from '../../../match/client/matchGame.ts'
import { combinationOf } from '../engine/combination.ts'
import type { BigTwoTable } from '../engine/hand.ts'
import { useBigTwoLabels } from './bigTwoLabels.ts'

/** What has to be beaten, and whose it is. */
export function Pile({ open: { lead }, nameOf }: MiddleProps<BigTwoTable>) {
  const labels = useBigTwoLabels()
  const cardWords = useCardWords()
  if (lead === undefined) return <p className="pile-none">{labels.nothingLies}</p>
  const kind = labels.kinds[combinationOf(lead.cards)?.kind ?? 'single']
  const cards = lead.cards.map((card) => sayCard(cardWords, card)).join(', ')
  const name = nameOf(lead.seat)
  return (
    <div className="pile" role="img" aria-label={sayLabel(labels, 'lies', { kind, name, cards })}>
      <div className="pile-cards" key={lead.cards.join('')}>
        {lead.cards.map((card) => (
          <PlayingCard key={card} card={card} isSilent />
        ))}
      </div>
      <p className="pile-words">{sayLabel(labels, 'toBeat', { name, kind })}</p>
    </div>
  )
}
