import type { LiveTable, NamedGame, TableResult } from '@foyer/contract'
import { createRandom, type Random } from '../random/random.ts'

/** How often somebody sits down or gets up. */
const seatMs = 40_000
const roundMs = 48_000
const shownResults = 12

const redNumbers: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

function roulette(random: Random): TableResult {
  const number = random.int(0, 36)
  return { text: String(number), tone: number === 0 ? 'green' : redNumbers.has(number) ? 'red' : 'black' }
}

/** Banker wins a little more often than player, and one round in ten is a tie. */
function baccarat(random: Random): TableResult {
  const chance = random.next()
  if (chance < 0.4586) return { text: 'B', tone: 'red' }
  return chance < 0.9048 ? { text: 'P', tone: 'blue' } : { text: 'T', tone: 'green' }
}

/** The sum of three dice; three alike belong to neither side. */
function threeDice(random: Random): TableResult {
  const [one, two, three] = [random.int(1, 6), random.int(1, 6), random.int(1, 6)]
  const sum = one + two + three
  return { text: String(sum), tone: one === two && two === three ? 'green' : sum > 10 ? 'red' : 'black' }
}

const segments = [1, 1, 1, 1, 2, 2, 2, 5, 5, 10] as const
function wheel(random: Random): TableResult {
  const segment = random.pick(segments)
  return {
    text: String(segment),
    tone: segment === 10 ? 'red' : segment === 5 ? 'green' : segment === 2 ? 'blue' : 'black',
  }
}

/** Ways a round ends, by class; at blackjack everyone has a result of their own. */
const rounds: Readonly<Record<string, (random: Random) => TableResult>> = {
  Roulette: roulette,
  Baccarat: baccarat,
  Dice: threeDice,
  Show: wheel,
}
/** Seats at a table of a class; any number plays at the others. */
const seatsOf: Readonly<Record<string, number>> = { Baccarat: 8, Blackjack: 7 }

function seatsAt({ nodeId, gameName, gameClassify = '' }: NamedGame, at: Date): Pick<LiveTable, 'seats' | 'seatsFree'> {
  const seats = gameName.includes('Infinite') ? undefined : seatsOf[gameClassify]
  if (seats === undefined) return {}
  const random = createRandom(`seats ${nodeId} ${Math.floor(at.getTime() / seatMs + nodeId / 7)}`)
  return { seats, seatsFree: random.int(0, seats - 1) }
}

/** A table at a moment of the world: its limits, free seats and how the last rounds ended. */
export function tableAt(game: NamedGame, at: Date): LiveTable {
  const { nodeId, gameClassify = '', minBet = 1 } = game
  const round = rounds[gameClassify]
  // Rounds of different tables do not end at the same moment.
  const last = Math.floor(at.getTime() / roundMs + nodeId / 11)
  return {
    minBet,
    maxBet: minBet * createRandom(`limit ${nodeId}`).pick([200, 500, 500, 1000]),
    ...seatsAt(game, at),
    ...(round && {
      lastResults: Array.from({ length: shownResults }, (_, back) =>
        round(createRandom(`round ${nodeId} ${last - back}`)),
      ),
    }),
  }
}
