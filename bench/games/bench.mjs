// What slots and shots at fish pay back: the exact reckoning of every mathematics, and beside it rounds played with the games' own
// generator until the 95 per cent interval is 0.3 points to either side. The jackpot's pool is reckoned apart.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { matches } from './matches.mjs'

const source = resolve(import.meta.dirname, '../../apps/vendors/src')
const load = (file) => import(pathToFileURL(join(source, file)).href)
const kinds = ['lines', 'ways', 'cascade', 'hold', 'jackpot', 'classic']
const stake = 100
const points = 0.3

const digits = ({ over, under }) => Number((over * 10n ** 10n) / under) / 1e8

/** Plays until the interval is narrow enough; gives mean and half width in per cent, and how many rounds it took. */
function play({ playRound }, draw) {
  let [rounds, sum, squares] = [0, 0, 0]
  for (;;) {
    for (let round = 0; round < 50_000; round++) {
      const paid = playRound(stake, draw).win / stake
      sum += paid
      squares += paid * paid
    }
    rounds += 50_000
    const mean = sum / rounds
    const width = 196 * Math.sqrt((squares / rounds - mean * mean) / rounds)
    if (rounds >= 1_000_000 && width <= points) return { mean: mean * 100, width, rounds }
  }
}

/** Shots at whatever comes: every species as often as any other. */
async function shots(draw) {
  const { shoot } = await load('games/fish/engine/shoot.ts')
  const { allSpecies } = await load('games/fish/engine/species.ts')
  const { returnToPlayer } = await load('games/fish/engine/returnToPlayer.ts')
  const playRound = (cost) => shoot(cost, '', allSpecies[draw(allSpecies.length)], draw)
  const { mean, width, rounds } = play({ playRound }, draw)
  const exact = digits(returnToPlayer())
  return {
    what: `fish: return of ${(rounds / 1e6).toFixed(1)} M shots, half intervals off`,
    ours: `${mean.toFixed(3)} %`,
    peer: `${exact.toFixed(4)} %`,
    ratio: Math.abs(mean - exact) / width,
    target: '<= 1.5',
  }
}

export async function run() {
  const { drawSecurely } = await load('frame/random/drawSecurely.ts')
  const rows = []
  for (const kind of kinds) {
    const { [kind]: maths } = await load(`games/${kind}/engine/${kind}.ts`)
    const { returnToPlayer } = await load(`games/${kind}/engine/returnToPlayer.ts`)
    const exact = digits(returnToPlayer())
    const { mean, width, rounds } = play(maths, drawSecurely)
    rows.push({
      what: `${kind}: return of ${(rounds / 1e6).toFixed(1)} M rounds, half intervals off`,
      ours: `${mean.toFixed(3)} %`,
      peer: `${exact.toFixed(4)} %`,
      ratio: Math.abs(mean - exact) / width,
      target: '<= 1.5',
    })
  }
  rows.push(await shots(drawSecurely))
  rows.push(...(await matches(load, drawSecurely)))
  const { simulateRounds } = await load('games/blackjack/engine/simulateRounds.ts')
  const { statedReturn } = await load('games/blackjack/engine/houseRules.ts')
  const playHand = simulateRounds(drawSecurely)
  // A stake before the cards with all that was added to it; the maths' `stake` units, so that both are counted alike.
  const playRound = () => {
    const { staked, paid } = playHand()
    return { win: (1 + paid - staked) * stake }
  }
  const { mean, width, rounds } = play({ playRound }, drawSecurely)
  rows.push({
    what: `blackjack by basic strategy: return of ${(rounds / 1e6).toFixed(1)} M rounds, half intervals off`,
    ours: `${mean.toFixed(3)} %`,
    peer: `${statedReturn} %`,
    ratio: Math.abs(mean - statedReturn) / width,
    target: '<= 1.5',
  })
  return rows
}
