import '../styles/past.css'
import { useMoney } from '../../../../client/components/money.ts'
import type { OpenPast, PastResult } from '../../../../client/past/past.ts'
import { tableColours } from '../../../../client/table/feltPalettes.ts'
import { gather, type SpotBet, winOf } from '../../engine/settle.ts'
import { findSpot } from '../../engine/spots.ts'
import { colorOf } from '../../engine/wheel.ts'
import { spotName } from '../felt/spotLabel.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'

/** A ticket that was paid: what it was laid on, and the number. */
interface PastTicket {
  readonly bets: readonly SpotBet[]
  readonly number: number
}

const ticketOf = ({ result }: PastResult): PastTicket => ({
  // A table stores what was laid and the number of the round.
  bets: gather(result.what as readonly SpotBet[]),
  // The same holds here.
  number: result.outcome as number,
})

/** Shows rounds of roulette: the number, and what each bet brought. */
export const past: OpenPast = (gameId) => ({ palette: tableColours(gameId), Outcome, Brief })

function Brief(props: PastResult) {
  const labels = useRouletteLabels()
  const { number } = ticketOf(props)
  return (
    <span className="past-number" data-color={colorOf(number)}>
      {number} <span className="unseen">{labels.colors[colorOf(number)]}</span>
    </span>
  )
}

function Outcome(props: PastResult) {
  const labels = useRouletteLabels()
  const { plain } = useMoney()
  const { bets, number } = ticketOf(props)
  return (
    <div className="past-ticket">
      <p className="past-number" data-color={colorOf(number)}>
        {number} <span>{labels.colors[colorOf(number)]}</span>
      </p>
      <table className="rounds">
        <thead>
          <tr>
            <th scope="col">{labels.pastBet}</th>
            <th scope="col">{labels.pastStake}</th>
            <th scope="col">{labels.pastReturn}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map((bet) => {
            const spot = findSpot(bet.spot)
            const back = winOf([bet], number)
            return (
              <tr key={bet.spot}>
                <td>{spot ? spotName(spot, labels) : bet.spot}</td>
                <td>{plain(bet.amount)}</td>
                <td data-won={back > 0 || undefined}>{plain(back)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
