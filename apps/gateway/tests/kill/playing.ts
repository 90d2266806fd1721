import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { playBlackjack, playMatch, playRoulette } from './playingTables.ts'
import { ask, insist, type Seat } from './seat.ts'

/** A kind of playing; a new one joins the kills with an entry here. */
export interface Genre {
  readonly name: string
  /** What finds its titles in the list of games. */
  readonly query: Readonly<Record<string, string>>
  /** Plays until it is over, through every outage, and leaves nothing of its own unasked. */
  readonly play: (seat: Seat) => Promise<void>
}

/** Instant kinds: one round after the other. */
async function playRounds(seat: Seat): Promise<void> {
  while (!seat.isOver()) {
    const { status } = await insist(seat, `/api/rounds/${seat.kind}`, { playId: randomUUID(), stake: 100 })
    if (status === 200) seat.onTaken()
    else if (status !== 409) throw new Error(`A round was answered ${status}`)
  }
}

/** Fish that come every so many ms; whether one has gone already, the server says. */
const shoals = [
  ['sprat', 10_000, 4],
  ['puffer', 11_000, 1],
  ['turtle', 15_000, 1],
] as const

async function shootFish(seat: Seat): Promise<void> {
  while (!seat.isOver()) {
    const [name, every, members] = shoals[randomInt(shoals.length)] ?? shoals[0]
    const fish = [name, Math.floor(Date.now() / every) - 1, randomInt(members)].join('-')
    const { status } = await insist(seat, '/api/rounds/fish', { playId: randomUUID(), stake: 100, choice: { fish } })
    if (status === 200) seat.onTaken()
    // Gone, or shot at too fast.
    else if (status !== 409 && status !== 429) throw new Error(`A shot was answered ${status}`)
    await wait(100)
  }
}

interface Board {
  readonly events: readonly {
    readonly id: string
    readonly state: string
    readonly markets: readonly {
      readonly id: string
      readonly selections: readonly { readonly id: string; readonly odds: number }[]
    }[]
  }[]
}

/** Books: single bets on what comes next. */
async function placeBets(seat: Seat): Promise<void> {
  while (!seat.isOver()) {
    await wait(50)
    const answer = await ask(seat, `/api/${seat.kind}/board`)
    if (answer === undefined) continue
    const board: Board = answer.body
    const events = board.events.filter(({ state }) => state === 'open').slice(0, 8)
    const event = events[randomInt(Math.max(1, events.length))]
    const market = event?.markets[0]
    const selection = market?.selections[randomInt(market.selections.length)]
    if (event === undefined || market === undefined || selection === undefined) continue
    const leg = { event: event.id, market: market.id, selection: selection.id, odds: selection.odds }
    const order = { id: randomUUID(), stake: 100, accept: 'any', legs: [leg] }
    const { status, body } = await insist(seat, `/api/${seat.kind}/bets`, order)
    if (status !== 200) throw new Error(`A bet was answered ${status}`)
    const { state }: { state: string } = body
    if (state === 'placed') seat.onTaken()
  }
}

export const genres: readonly Genre[] = [
  { name: 'slots', query: { gameType: 'RNG', vassalage: 'BGS' }, play: playRounds },
  { name: 'jackpot', query: { gameType: 'RNG', gameClassify: 'Jackpot' }, play: playRounds },
  { name: 'fish', query: { gameType: 'FISH' }, play: shootFish },
  { name: 'roulette', query: { gameType: 'LIVE', gameName: 'Roulette' }, play: playRoulette },
  { name: 'blackjack', query: { gameType: 'LIVE', gameName: 'Blackjack' }, play: playBlackjack },
  { name: 'dominoes', query: { gameType: 'PVP', gameName: 'Domino' }, play: playMatch },
  { name: 'bigtwo', query: { gameType: 'PVP', gameName: 'Big Two' }, play: playMatch },
  { name: 'sports', query: { gameType: 'SPORTS' }, play: placeBets },
  { name: 'esports', query: { vassalage: 'TF' }, play: placeBets },
  { name: 'cockfight', query: { vassalage: 'RGA' }, play: placeBets },
]
