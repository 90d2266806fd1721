import './styles/lottery.css'
import './styles/ticket.css'
import type { DrawForm, DrawResult } from '@foyer/rules'
import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import type { OpenPast, PastResult } from '../../../client/past/past.ts'
import { lineWins } from '../lineWins.ts'
import type { LotteryLine } from '../wire.ts'
import { useLotteryWords } from '../words.ts'
import { picksThatCame } from './model/picksThatCame.ts'
import { palette } from './palette.ts'
import { Balls } from './parts/Balls.tsx'
import { LineRow } from './parts/LineRow.tsx'
import { ResultRows } from './parts/ResultRows.tsx'

/** Shows tickets whose draw was drawn: their lines against its numbers, and the seed these follow from (W14). */
export const past: OpenPast = () => ({ palette, Outcome, Decided, Brief })

/** What a ticket was laid on. */
interface PastTicket {
  readonly numero: string
  readonly form: DrawForm
  readonly price: number
  readonly lines: readonly LotteryLine[]
}
/** What was drawn, and the seed it follows from. */
interface PastDraw {
  readonly seed: string
  readonly result: DrawResult
}

const ticketOf = ({ result }: PastResult) => ({
  // Of this kind's stakes.
  ticket: result.what as PastTicket,
  // The same holds here.
  draw: result.outcome as PastDraw,
})

function Brief(props: PastResult) {
  const words = useLotteryWords()
  return sayLabel(words, 'draw', { numero: ticketOf(props).ticket.numero })
}

function Outcome(props: PastResult) {
  const words = useLotteryWords()
  const { plain } = useMoney()
  const { ticket, draw } = ticketOf(props)
  const wins = lineWins(ticket, draw.result)
  const lines = ticket.lines.map((line, index) => ({ ...line, win: wins[index] ?? 0 }))
  return (
    <div className="own">
      <div className="own-head">
        <strong>{sayLabel(words, 'draw', { numero: ticket.numero })}</strong>
      </div>
      <p className="own-drawn">
        {words.drawn} <Balls numbers={draw.result[0]?.numbers ?? []} size="small" />
      </p>
      <ol className="ticket-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a ticket stay where they are
          <li key={index}>
            <LineRow line={line} came={picksThatCame(line, draw.result)}>
              {line.win > 0 && <strong className="line-win">+{plain(line.win)}</strong>}
            </LineRow>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Decided(props: PastResult) {
  const words = useLotteryWords()
  const { ticket, draw } = ticketOf(props)
  return (
    <>
      <p>{sayLabel(words, 'pastDecided', { numero: ticket.numero })}</p>
      {draw.result.length > 1 && <ResultRows result={draw.result} />}
      <dl className="facts">
        <dt>{words.seed}</dt>
        <dd className="past-reference">{draw.seed}</dd>
      </dl>
    </>
  )
}
