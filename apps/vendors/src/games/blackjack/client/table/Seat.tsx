import { sayLabel } from '@foyer/ui/labels'
import type { CSSProperties, ReactNode } from 'react'
import { useMoney } from '../../../../client/components/money.ts'
import { useTableWords } from '../../../../client/table/tableWords.ts'
import type { PlaceView, TableView } from '../../wire.ts'
import { useBlackjackWords } from '../blackjackWords.ts'
import { Hand } from './Hand.tsx'

interface SeatProps {
  readonly seat: number
  readonly table: TableView
  readonly isOwn: boolean
  /** The player's own bet, with what is not on its way yet, before the cards. */
  readonly place: PlaceView | undefined
  /** What the player may press at their own seat. */
  readonly children?: ReactNode
}

/** A seat at the table: free, taken, with a bet, or with its hands. */
export function Seat({ seat, table, isOwn, place, children }: SeatProps) {
  const words = useBlackjackWords()
  const shared = useTableWords()
  const { full } = useMoney()
  const isTaken = table.taken.includes(seat)
  const name = sayLabel(shared, isOwn ? 'you' : 'seat', { seat })
  const state = isOwn ? 'own' : place ? 'playing' : isTaken ? 'taken' : 'free'
  // Places on the arc are numbers of the style sheet.
  const at = { '--at': seat - 4, '--far': (seat - 4) ** 2 } as CSSProperties
  return (
    <li className="seat" data-state={state} style={at}>
      <div className="seat-hands" data-split={(place?.hands.length ?? 0) > 1 || undefined}>
        {[...(place?.hands.entries() ?? [])].map(([index, hand]) => (
          <Hand
            // Hands of a seat stay where they are.
            key={index}
            hand={hand}
            name={(place?.hands.length ?? 0) > 1 ? `${name}, ${sayLabel(words, 'split', { number: index + 1 })}` : name}
            chips={table.chips}
            isOnTurn={table.turn?.seat === seat && table.turn.hand === index}
          />
        ))}
        {!place && !children && <span className="seat-spot" aria-hidden="true" />}
        {children}
      </div>
      <span className="seat-name">
        {place || isOwn ? (
          name
        ) : (
          <>
            <span aria-hidden="true">{seat}</span>
            <span className="unseen">{sayLabel(words, isTaken ? 'seatTaken' : 'seatEmpty', { seat })}</span>
          </>
        )}
      </span>
      {place?.insurance !== undefined && (
        <span className="seat-insured">{sayLabel(words, 'insured', { amount: full(place.insurance) })}</span>
      )}
    </li>
  )
}
