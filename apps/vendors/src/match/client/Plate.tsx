import type { ReactNode } from 'react'
import type { SeatShown } from '../wire.ts'
import { useMatchLabels } from './matchLabels.ts'

interface PlateProps {
  readonly shown: SeatShown
  readonly name: string
  readonly place: 'near' | 'left' | 'far' | 'right'
  readonly isTurn: boolean
  /** What the seat did last. */
  readonly said: ReactNode
  /** How much it holds. */
  readonly count: ReactNode
  /** The clock of its turn. */
  readonly clock: ReactNode
}

const faces = {
  player: 'M12 12.2a4.1 4.1 0 1 0 0-8.2 4.1 4.1 0 0 0 0 8.2ZM4.2 20.4a7.8 7.8 0 0 1 15.6 0',
  bot: 'M6 9.5h12a1.5 1.5 0 0 1 1.5 1.5v6.5A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5V11A1.5 1.5 0 0 1 6 9.5ZM12 9.5V5.2M12 4.2v.1M9 13.6v1.2M15 13.6v1.2M2.5 13v3M21.5 13v3',
  empty: 'M8 4v16M8 13h8v7',
}

/** Who sits at a seat, whether a bot or a player, what they did last and how much they hold. */
export function Plate({ shown, name, place, isTurn, said, count, clock }: PlateProps) {
  const labels = useMatchLabels()
  const isAway = shown.kind === 'player' && shown.isAway
  return (
    <li
      className="plate"
      data-place={place}
      data-kind={isAway ? 'bot' : shown.kind}
      data-turn={isTurn || undefined}
      aria-current={isTurn ? 'step' : undefined}
    >
      <span className="plate-face">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={faces[isAway ? 'bot' : shown.kind]} />
        </svg>
      </span>
      <span className="plate-words">
        <span className="plate-name">{name}</span>
        {(isAway || said !== undefined) && <span className="plate-said">{isAway ? labels.away : said}</span>}
      </span>
      {count}
      {clock}
    </li>
  )
}
