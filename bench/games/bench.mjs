// What the slots pay back: the exact reckoning of every mathematics, and beside it rounds played with the games' own
// generator until the 95 per cent interval is 0.3 points to either side. The jackpot's pool is reckoned apart.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

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
  return rows
}
