// Whether draws are even: chi-square of 100 million mapped draws per range, values and pairs in a row, of both generators, and
// Debian's dieharder on the raw stream they map. What counts is a verdict, not speed.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const source = resolve(import.meta.dirname, '../../apps/vendors/src/frame')
const load = (file) => import(pathToFileURL(join(source, file)).href)
const ranges = [20, 37, 52, 243, 1000]
const draws = Number(process.env.BENCH_DRAWS ?? 100_000_000)
const drawsOfRound = 24

export async function run() {
  const { countDraws, deviateOf, bound } = await load('random/testing/evenness.ts')
  const { drawSecurely } = await load('random/drawSecurely.ts')
  const { createFairDraw } = await load('fair/createFairDraw.ts')
  const serverSeed = randomBytes(32)
  const generators = {
    system: () => drawSecurely,
    verifiable: () => {
      let [nonce, drawn, draw] = [0, 0, undefined]
      return (count) => {
        if (drawn++ % drawsOfRound === 0) draw = createFairDraw({ serverSeed, clientSeed: 'bench', nonce: nonce++ })
        return draw(count)
      }
    },
  }
  const rows = []
  for (const [name, create] of Object.entries(generators)) {
    for (const range of ranges) {
      const { values, pairs } = countDraws(create(), range, draws)
      for (const [what, counts] of Object.entries({ values, pairs })) {
        const off = Math.abs(deviateOf(counts))
        rows.push({
          what: `${name}: ${what} of ${draws / 1e6} M draws out of ${range}, deviations off`,
          ours: off.toFixed(2),
          peer: '',
          ratio: off,
          target: `<= ${bound}`,
        })
      }
    }
  }
  return [...rows, await dieharder()]
}

/** All of dieharder's tests on the stream of the system's generator; several hours. BENCH_DIEHARDER names others, e.g. "-d 0". */
async function dieharder() {
  const what = 'dieharder on the raw stream: tests failed'
  if (spawnSync('dieharder', ['-l']).error !== undefined)
    return { what, ours: 'NOT INSTALLED', peer: 'apt install', ratio: Number.NaN, target: '<= 0' }
  const tests = (process.env.BENCH_DIEHARDER ?? '-a').split(' ')
  const child = spawn('dieharder', ['-g', '200', ...tests], { stdio: ['pipe', 'pipe', 'inherit'] })
  let told = ''
  child.stdout.on('data', (part) => (told += part))
  // It closes its end when it has seen enough.
  child.stdin.on('error', () => undefined)
  const feed = () => {
    while (child.stdin.writable)
      if (!child.stdin.write(randomBytes(1 << 20))) return void child.stdin.once('drain', feed)
  }
  feed()
  await new Promise((done) => child.on('close', done))
  const count = (word) => told.split('\n').filter((line) => line.includes(word)).length
  const [passed, weak, failed] = ['PASSED', 'WEAK', 'FAILED'].map(count)
  if (passed + weak + failed === 0) throw new Error(`dieharder has told nothing: ${told}`)
  return { what, ours: `${failed}`, peer: `${passed} pass ${weak} weak`, ratio: failed, target: '<= 0' }
}
