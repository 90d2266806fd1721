/** Home on a phone: Lighthouse, the largest paint against a hand-written static twin, and what is sent. */
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'
import { startPortal } from '../portal.mjs'
import { placeTwin } from './placeTwin.mjs'
import { measureUse } from './use.mjs'
import { weigh } from './weigh.mjs'

const port = 4394
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const kB = (bytes) => bytes / 1000

/** A browser that starts on a busy machine now and then loses the beginning of its recording; such a run is repeated. */
async function look(url, browser, tries = 3) {
  const result = await record(url, browser)
  if (result.lost !== undefined) return result
  if (tries === 1) throw new Error(`${url}: ${result.failure}`)
  return look(url, browser, tries - 1)
}

/** One mobile run in a browser of its own. */
async function record(url, browser) {
  Object.assign(process.env, browser.env)
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', ...flags],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' })
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) return { failure: runtimeError.message }
    const score = (name) => Math.round(categories[name].score * 100)
    const lost = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
      categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id].details?.items?.[0]?.node?.selector ?? ''}`),
    )
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      lost,
      audits,
    }
  } finally {
    chrome.kill()
  }
}

function tell(runs) {
  for (const audit of new Set(runs.flatMap(({ lost }) => lost))) console.log(`  lost: ${audit}`)
  if (!process.env.BENCH_DETAIL) return
  for (const { performance, lcp, audits } of runs) {
    const ms = (id) => `${id} ${Math.round(audits[id].numericValue)}`
    console.log(
      `  ${performance} lcp ${Math.round(lcp)} ${ms('first-contentful-paint')} ${ms('total-blocking-time')} ${ms('speed-index')}`,
    )
  }
}

export async function run() {
  const portal = await startPortal({ port, brands: ['comet'] })
  try {
    placeTwin(portal.site('comet'))
    const browser = await findChromium()
    const runs = { ours: [], twin: [] }
    for (let round = 0; round < rounds; round += 1) {
      runs.ours.push(await look(`${portal.base}/`, browser))
      runs.twin.push(await look(`${portal.base}/twin.html`, browser))
    }
    tell(runs.ours)
    tell(runs.twin)
    const of = (side, figure) => median(runs[side].map((result) => result[figure]))
    const worst = (figure) => Math.min(...runs.ours.map((result) => result[figure]))
    const full = (what, figure) => {
      const score = worst(figure)
      return { what, ours: `${score}`, peer: '100', ratio: score / 100, target: '>= 1' }
    }
    const size = (what, bytes, most) => ({
      what,
      ours: `${kB(bytes).toFixed(1)} kB`,
      peer: `${most} kB`,
      ratio: kB(bytes) / most,
      target: '<= 1',
    })
    const most = (what, value, bound, unit) => ({
      what,
      ours: `${value.toFixed(1)} ${unit}`,
      peer: `${bound} ${unit}`,
      ratio: value / bound,
      target: '<= 1',
    })
    const ms = (side) => `${Math.round(of(side, 'lcp'))} ms`
    const cls = Math.max(...runs.ours.map((result) => result.cls))
    const weight = await weigh(portal.base)
    const cost = await measureUse(portal.base, rounds)
    return [
      {
        what: 'home, mobile: performance',
        ours: `${of('ours', 'performance')}`,
        peer: '100',
        ratio: of('ours', 'performance') / 100,
        target: '>= 0.98',
      },
      full('home, mobile: accessibility', 'accessibility'),
      full('home, mobile: best practices', 'bestPractices'),
      full('home, mobile: SEO', 'seo'),
      {
        what: 'home, mobile: largest paint against static twin',
        ours: ms('ours'),
        peer: ms('twin'),
        ratio: of('ours', 'lcp') / of('twin', 'lcp'),
        target: '<= 1.1',
      },
      { what: 'home, mobile: layout shift', ours: cls.toFixed(4), peer: '0', ratio: cls, target: '<= 0' },
      size('home: HTML and CSS as sent', weight.page, 30),
      size('home: fonts as sent', weight.fonts, 45),
      size('lobby: script as sent, until it works', weight.script, 132),
      most('home, phone, 4x slower: first tap on the menu to next paint', cost.menu, 200, 'ms'),
      most('lobby, phone, 4x slower: next page to next paint', cost.pagination, 200, 'ms'),
      most('home: work in a second at rest', cost.rest, 5, 'ms'),
      most('100 navigations: more listeners', cost.growth.listeners, 20, ''),
      most('100 navigations: more heap', cost.growth.heap, 1000, 'kB'),
      {
        what: 'lobby: Base UI in its first load',
        ours: `${weight.baseUi}`,
        peer: '0',
        ratio: weight.baseUi,
        target: '<= 0',
      },
    ]
  } finally {
    await portal.stop()
  }
}
