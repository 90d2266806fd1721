import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Seat, watch } from './seat.ts'

interface TableShown {
  readonly round: string
  readonly phase: string
  readonly turn?: { readonly hand: number }
}

interface OwnShown {
  readonly round: string
  readonly moves: readonly string[]
  readonly insurance?: number
}

/** Asks for a stake at a table, and says whether it was taken. What got no answer is not asked for again, but given back. */
async function stake(seat: Seat, path: string, body: object): Promise<boolean> {
  const isTaken = (await ask(seat, path, { ticket: randomUUID(), ...body }))?.status === 200
  if (isTaken) seat.onTaken()
  return isTaken
}

/** Lays a ticket whenever the table tells that it takes bets. */
export const playRoulette = (seat: Seat): Promise<void> =>
  watch(seat, '/api/roulette/1/events', async (name, data) => {
    if (name !== 'table') return
    const { round, phase }: TableShown = data
    const bets = [{ spot: String(randomInt(37)), amount: 100 }]
    if (phase === 'betting') await stake(seat, '/api/roulette/1/bets', { round, bets })
  })

/** Bets once in a round, insures, doubles and splits as often as it may, and stands otherwise. */
export const playBlackjack = (seat: Seat): Promise<void> => {
  let table: TableShown | undefined
  let bet = ''
  return watch(seat, '/api/blackjack/1/events', async (name, data) => {
    if (name === 'table') {
      const shown: TableShown = data
      table = shown
      if (shown.phase !== 'betting' || shown.round === bet) return
      const { round } = shown
      // A round that nobody's bet was taken for goes on taking bets.
      if (await stake(seat, '/api/blackjack/1/bets', { round, amount: 100 })) bet = round
    }
    if (name !== 'own') return
    const { round, moves, insurance }: OwnShown = data
    if (insurance !== undefined) await stake(seat, '/api/blackjack/1/insurance', { round, takes: true })
    const move = ['split', 'double', 'stand'].find((one) => moves.includes(one))
    if (move === undefined) return
    const asked = { ticket: randomUUID(), round, hand: table?.turn?.hand ?? 0, move }
    await ask(seat, '/api/blackjack/1/moves', asked)
  })
}

/** Pays antes, takes every third back, and lets a bot play the hand on. */
export async function playMatch(seat: Seat): Promise<void> {
  const table = `/api/${seat.kind}/1`
  while (!seat.isOver()) {
    const joined = await ask(seat, `${table}/join`, { id: randomUUID() })
    if (joined?.status === 200) seat.onTaken()
    if (joined?.status !== 200 || randomInt(3) === 0) await ask(seat, `${table}/leave`, {})
    await wait(150)
  }
}
