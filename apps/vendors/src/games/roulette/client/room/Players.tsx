import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import { useTableWords } from '../../../../client/table/tableWords.ts'
import { useSeatName } from '../../../../client/table/useSeatName.ts'
import type { TableView } from '../../wire.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'

interface PlayersProps {
  readonly table: TableView
  /** The player's own seat. */
  readonly seat: number | undefined
}

/** Who sits at the table, and what they have bet in sum; no landmark, for the reason that `Talk` is none. */
export function Players({ table, seat }: PlayersProps) {
  const labels = useRouletteLabels()
  const words = useTableWords()
  const { plain } = useMoney()
  const nameOf = useSeatName(seat)
  const { seats, players, total } = table
  return (
    <section className="box">
      <div className="box-head">
        <h2>{words.players}</h2>
        <p>{sayLabel(words, 'seats', { taken: seats.taken, of: seats.of })}</p>
      </div>
      {players.length === 0 ? (
        <p className="quiet">{labels.nobody}</p>
      ) : (
        <ul className="people">
          {players.map((player) => (
            <li key={player.seat} data-own={player.seat === seat || undefined}>
              <span>{nameOf(player.seat)}</span>
              <span>{plain(player.amount)}</span>
            </li>
          ))}
          <li data-sum="">
            <span>{labels.everyone}</span>
            <span>{plain(total)}</span>
          </li>
        </ul>
      )}
    </section>
  )
}
