import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** A player's seat in a game, as their browser has it. */
interface Seat {
  /** Address of the games' server. */
  readonly url: string
  readonly token: string
  readonly kind: string
  readonly isOver: () => boolean
  /** Called for every stake that was answered. */
  readonly onAnswer: () => void
}

/** A kind of playing; a new one joins the kills with an entry here. */
export interface Genre {
  readonly name: string
  /** What finds its titles in the list of games. */
  readonly query: Readonly<Record<string, string>>
  /** Plays until it is over, through every outage, and leaves nothing of its own unasked. */
  readonly play: (seat: Seat) => Promise<void>
}

const headersOf = ({ token }: Seat) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

/** Status of a call; `undefined` when nothing came back that decides anything. */
async function post(seat: Seat, path: string, body: object): Promise<number | undefined> {
  try {
    const request = { method: 'POST', headers: headersOf(seat), body: JSON.stringify(body) }
    const { status } = await fetch(seat.url + path, { ...request, signal: AbortSignal.timeout(10_000) })
    return status === 503 ? undefined : status
  } catch {
    return undefined
  }
}

/** Instant kinds: one round after the other; what got no answer is asked for again until it has one. */
async function playRounds(seat: Seat): Promise<void> {
  while (!seat.isOver()) {
    const round = { playId: randomUUID(), stake: 100 }
    let status: number | undefined
    while (status === undefined) {
      status = await post(seat, `/api/rounds/${seat.kind}`, round)
      if (status === undefined) await wait(100)
    }
    if (status !== 200 && status !== 409) throw new Error(`A round was answered ${status}`)
    seat.onAnswer()
  }
}

/** Tables: looks on, and lays a ticket at whatever round takes bets. */
async function playRoulette(seat: Seat): Promise<void> {
  const lay = async (round: string): Promise<void> => {
    const bets = [{ spot: '17', amount: 100 }]
    if ((await post(seat, '/api/roulette/1/bets', { ticket: randomUUID(), round, bets })) !== undefined) seat.onAnswer()
  }
  while (!seat.isOver()) {
    try {
      const gone = new AbortController()
      const answer = await fetch(`${seat.url}/api/roulette/1/events`, { headers: headersOf(seat), signal: gone.signal })
      if (answer.body === null) continue
      for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
        const round = /"round":"([^"]+)","phase":"betting"/.exec(part)?.[1]
        if (round !== undefined) await lay(round)
        if (seat.isOver()) gone.abort()
      }
    } catch {
      await wait(100)
    }
  }
}

export const genres: readonly Genre[] = [
  { name: 'slots', query: { gameType: 'RNG', vassalage: 'BGS' }, play: playRounds },
  { name: 'jackpot', query: { gameType: 'RNG', gameClassify: 'Jackpot' }, play: playRounds },
  { name: 'roulette', query: { gameType: 'LIVE', gameName: 'Roulette' }, play: playRoulette },
]
