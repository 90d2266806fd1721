/**
 * Pages of the brands as they are now beside another state of this repository, in turns: `BENCH_BEFORE` names a clone of it
 * whose packages are installed.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'
import { startPortal } from '../portal.mjs'
import { visit } from './visit.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 7)
const brands = ['comet', 'marigold', 'keystone']
const paths = ['/', '/rng', '/live', '/promotions', '/help']
const pages = brands.flatMap((brand) => paths.map((path) => ({ brand, path })))
const kB = (bytes) => bytes / 1000

function rowsOf({ brand, path }, before, now) {
  const name = `${brand} ${path}`
  const of = (visits, what) => median(visits.map((one) => one[what]))
  const row = (what, value, bound, unit, target) => ({
    what: `${name}: ${what}`,
    ours: `${value.toFixed(1)} ${unit}`,
    peer: `${bound.toFixed(1)} ${unit}`,
    ratio: value / bound,
    ...(target ? { target } : {}),
  })
  const shift = Math.max(...now.map((one) => one.shift))
  return [
    row('largest paint', of(now, 'paint'), of(before, 'paint'), 'ms', '<= 1.05'),
    row(
      'script until it answers, 6 kB more at most',
      kB(of(now, 'script')),
      kB(of(before, 'script')) + 6,
      'kB',
      '<= 1',
    ),
    row('script that comes later', kB(of(now, 'later')), kB(of(before, 'later')), 'kB'),
    row('pictures above the fold', kB(of(now, 'pictures')), 150, 'kB', '<= 1'),
    { what: `${name}: layout shift`, ours: shift.toFixed(4), peer: '0', ratio: shift, target: '<= 0.0005' },
  ]
}

export async function run() {
  const other = process.env.BENCH_BEFORE
  if (other === undefined) {
    process.stdout.write('  left out: BENCH_BEFORE names no clone to compare with\n')
    return []
  }
  const { startPortal: startBefore } = await import(pathToFileURL(join(other, 'bench/portal.mjs')).href)
  const portals = [await startBefore({ port: 4397, brands }), await startPortal({ port: 4398, brands })]
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const rows = []
    for (const page of pages) {
      const visits = [[], []]
      for (let round = 0; round < rounds; round += 1) {
        for (const [at, { base }] of portals.entries()) {
          const { port } = new URL(base)
          const seen = await visit(browser, `http://${page.brand}.localhost:${port}${page.path}`)
          // A page that one of them lacks is compared with nothing.
          if (seen !== undefined) visits[at].push(seen)
        }
      }
      const [before, now] = visits
      if (before.length === rounds && now.length === rounds) rows.push(...rowsOf(page, before, now))
    }
    return rows
  } finally {
    await browser.close()
    for (const portal of portals) await portal.stop()
  }
}
