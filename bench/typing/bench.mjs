/**
 * Key presses in the palette that searches all titles of the portal: the main thread's time for each, and how long it
 * takes until what was typed and what is found for it are painted, beside a palette that shows ten other titles without
 * looking for them. Nothing is slowed down.
 */
import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'
import { startPortal } from '../portal.mjs'
import { titles } from '../search/titles.mjs'
import { becomePlain } from './becomePlain.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Words that are typed and taken back, letter by letter. */
const words = 16
const letters = 8
/** Milliseconds between two key presses: what one starts has ended when the next one comes. */
const pause = 150
const frame = 1000 / 60

const quantile = (values, share) => [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1]

/** Marks in the page's own record when a key goes down and when the palette changes; pictures come when they come. */
function mark() {
  addEventListener('keydown', () => performance.mark('pressed'), true)
  new MutationObserver((changes) => {
    const isPicture = ({ target }) => target instanceof Element && target.closest('[data-part=picture]') !== null
    if (!changes.every(isPicture)) performance.mark('shown')
  }).observe(document.querySelector('dialog[open]'), { subtree: true, childList: true, characterData: true })
}

/** What a record says of each key press, in ms. */
function read({ traceEvents }) {
  const marks = traceEvents.filter(
    ({ cat, name }) => cat.includes('blink.user_timing') && /^(pressed|shown)$/.test(name),
  )
  const { pid, tid } = marks[0]
  const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts)
  const at = (name) => marks.filter((one) => one.name === name).map(({ ts }) => ts)
  const painted = own.filter(({ name }) => name === 'Commit').map(({ ts, dur = 0 }) => ts + dur)
  const tasks = own.filter(({ name, tdur }) => name === 'RunTask' && tdur !== undefined)
  const [pressed, shown] = [at('pressed'), at('shown')]
  return pressed.flatMap((from, index) => {
    const next = pressed[index + 1] ?? Number.POSITIVE_INFINITY
    const changed = shown.filter((ts) => ts > from && ts < next).at(-1) ?? from
    const [typed, found] = [from, changed].map((ts) => painted.find((end) => end > ts))
    if (found === undefined) return []
    const spent = tasks.filter(({ ts, dur }) => ts + dur > from && ts < found).reduce((sum, { tdur }) => sum + tdur, 0)
    return { spent: spent / 1000, typed: (typed - from) / 1000, found: (found - from) / 1000 }
  })
}

/** Where the main thread's time goes: the eight kinds of work that take most of it, in ms a key press. */
function tell({ traceEvents }, count) {
  const { pid, tid } = traceEvents.find(({ name }) => name === 'pressed')
  const spent = {}
  for (const event of traceEvents)
    if (event.pid === pid && event.tid === tid && event.tdur !== undefined)
      spent[event.name] = (spent[event.name] ?? 0) + event.tdur / 1000 / count
  const most = Object.entries(spent).sort(([, one], [, other]) => other - one)
  for (const [name, ms] of most.slice(0, 8)) console.log(`  ${name} ${ms.toFixed(2)}`)
}

/** `names`: with them the page is made plain first, and shows these. */
async function press(browser, base, texts, names) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    // A page where nothing moves by itself: what is counted is what the key does.
    await page.goto(`${base}/rng`)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('/')
    const options = page.locator('dialog[open] [role=option]')
    // The list of titles and its index are there once something is found.
    await page.locator('dialog[open] [role=combobox]').fill('a')
    await options.first().waitFor()
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(2000)
    if (names) await page.evaluate(becomePlain, names)
    await page.evaluate(mark)
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    })
    for (const text of texts) {
      for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
        await page.keyboard.press(key)
        await page.waitForTimeout(pause)
      }
    }
    const record = JSON.parse((await browser.stopTracing()).toString())
    const presses = read(record)
    const count = texts.join('').length * 2
    if (process.env.BENCH_DETAIL) tell(record, count)
    if (presses.length < count - 1) throw new Error(`${presses.length} of ${count} key presses were painted`)
    return presses
  } finally {
    await page.close()
  }
}

export async function run() {
  const portal = await startPortal({ port: 4398, brands: ['comet'] })
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const names = await titles(4000)
    const latin = names.map((name) => name.slice(0, letters)).filter((text) => /^[A-Za-z ]{8}$/.test(text))
    const texts = Array.from({ length: words }, (_, index) => latin[Math.floor((index * latin.length) / words)])
    const plainNames = names.map((name) => [name, 'Backstage Games · Slots'])
    const [runs, plain] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await press(browser, portal.base, texts))
      plain.push(await press(browser, portal.base, texts, plainNames))
    }
    const of = (what, share, those = runs) =>
      median(
        those.map((presses) =>
          quantile(
            presses.map((one) => one[what]),
            share,
          ),
        ),
      )
    const row = (what, value, bound, unit, target) => ({
      what,
      ours: `${value.toFixed(1)} ${unit}`,
      peer: `${Number(bound.toFixed(1))} ${unit}`,
      ratio: value / bound,
      ...(target ? { target } : {}),
    })
    return [
      row(`main thread of a key press in search, p99 of ${runs[0].length}`, of('spent', 0.99), 8, 'ms', '<= 1'),
      row('the same, median', of('spent', 0.5), 8, 'ms'),
      row(
        'the same beside a palette that looks for nothing, p99',
        of('spent', 0.99),
        of('spent', 0.99, plain),
        'ms',
        '<= 2.2',
      ),
      row('the same, median', of('spent', 0.5), of('spent', 0.5, plain), 'ms', '<= 1.8'),
      row('until a letter is painted, p99', of('typed', 0.99) / frame, 2, 'frames', '<= 1'),
      row('until what is found is painted, p99', of('found', 0.99) / frame, 2, 'frames', '<= 1'),
      row('the same, median', of('found', 0.5) / frame, 2, 'frames'),
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}
