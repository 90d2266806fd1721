import './playingCard.css'
import { type Card, rankOf, suitOf } from '../card.ts'
import { sayCard, useCardWords } from '../cardWords.ts'
import { Court } from './Court.tsx'
import { Pips } from './Pips.tsx'
import { SuitSign } from './SuitSign.tsx'

export interface PlayingCardProps {
  /** Left out while it lies on its face: nobody is told which it is. */
  readonly card?: Card | undefined
  /** A text beside it says which card it is, so that it says nothing itself. */
  readonly isSilent?: boolean
}

const courts = new Set(['J', 'Q', 'K'])

/**
 * A playing card, as wide as `--card` says and upright. Below 60 px it shows large rank and sign alone. It turns over
 * when its face comes to be known.
 */
export function PlayingCard({ card, isSilent = false }: PlayingCardProps) {
  const words = useCardWords()
  const label = card === undefined ? words.faceDown : sayCard(words, card)
  const told = isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className="playing-card" data-lies={card === undefined ? 'down' : 'up'} {...told}>
      <span className="playing-card-turn">
        {card !== undefined && <Face card={card} />}
        <span className="playing-card-back" />
      </span>
    </span>
  )
}

/** Two figures in the place of one, clear of the card's edge in whatever typeface a table has. */
const squeezed = (textLength: number) => ({ textLength, lengthAdjust: 'spacingAndGlyphs' }) as const

function Face({ card }: { readonly card: Card }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const isTen = rank === 'T'
  const shown = isTen ? '10' : rank
  return (
    <svg
      className="playing-card-face"
      viewBox="0 0 250 350"
      aria-hidden="true"
      data-color={suit === 'h' || suit === 'd' ? 'red' : 'black'}
    >
      <g className="card-large">
        {['', 'rotate(180 125 175)'].map((turn) => (
          <g key={turn} transform={turn}>
            <text x={isTen ? 33 : 31} y="58" {...(isTen && squeezed(44))}>
              {shown}
            </text>
            <SuitSign suit={suit} x={31} y={86} size={34} />
          </g>
        ))}
        {courts.has(rank) ? <Court card={card} /> : <Pips card={card} />}
      </g>
      <g className="card-small">
        <text x="78" y="142" {...(isTen && squeezed(124))}>
          {shown}
        </text>
        <SuitSign suit={suit} x={75} y={210} size={88} />
        <SuitSign suit={suit} x={176} y={262} size={118} />
      </g>
    </svg>
  )
}
