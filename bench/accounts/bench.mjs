// Whether the time of an answer tells that an account exists (ruling 27): each call of the way in is made for an account and
// for nobody, turn about, and the medians are compared.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/runtime.mjs'
import { median } from '../median.mjs'

const pairs = process.env.BENCH_PAIRS ?? '2000'
/** How wide the gap may be, as a part of the time. */
const most = 0.02

export async function run() {
  const script = fileURLToPath(new URL('pairs.mjs', import.meta.url))
  const output = execFileSync(process.execPath, ['--conditions=foyer-source', script, pairs], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  return Object.entries(JSON.parse(output)).map(([what, { account, nobody }]) => {
    const [ours, peer] = [median(account), median(nobody)]
    const gap = median(account.map((ms, pair) => ms - nobody[pair]))
    return {
      what: `${what}, gap`,
      ours: `${ours.toFixed(3)} ms`,
      peer: `${peer.toFixed(3)} ms`,
      ratio: Math.abs(gap) / peer,
      target: `<= ${most}`,
    }
  })
}
