/**
 * Key presses in the palette that searches all titles of the portal: the main thread's time for each, and how long it
 * takes until what was typed and what is found for it are painted. Nothing is slowed down.
 */
import { chromium } from 'playwright'
import { findChromium, launchOptions } from '/tmp/w2/scripts/chromium.mjs'
import { median } from '/tmp/w2/bench/median.mjs'
import { startPortal } from '/tmp/w2/bench/portal.mjs'
import { titles } from '/tmp/w2/bench/search/titles.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Words that are typed and taken back, letter by letter. */
const words = Number(process.env.WORDS ?? 16)
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

async function press(browser, base, texts) {
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
    await page.evaluate(mark)
    if (process.env.INJECT) await page.evaluate((css) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets.push(sheet) }, process.env.INJECT)
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
  const portal = { base: process.env.BASE, stop: async () => {} }
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const latin = (await titles(4000))
      .map((name) => name.slice(0, letters))
      .filter((text) => /^[A-Za-z ]{8}$/.test(text))
    const texts = Array.from({ length: words }, (_, index) => latin[Math.floor((index * latin.length) / words)])
    const runs = []
    for (let round = 0; round < rounds; round += 1) runs.push(await press(browser, portal.base, texts))
    const of = (what, share) =>
      median(
        runs.map((presses) =>
          quantile(
            presses.map((one) => one[what]),
            share,
          ),
        ),
      )
    const row = (what, value, bound, unit, target) => ({
      what,
      ours: `${value.toFixed(1)} ${unit}`,
      peer: `${bound} ${unit}`,
      ratio: value / bound,
      ...(target ? { target: '<= 1' } : {}),
    })
    return [
      row(`main thread of a key press in search, p99 of ${runs[0].length}`, of('spent', 0.99), 8, 'ms', true),
      row('the same, median', of('spent', 0.5), 8, 'ms'),
      row('until a letter is painted, p99', of('typed', 0.99) / frame, 2, 'frames', true),
      row('until what is found is painted, p99', of('found', 0.99) / frame, 2, 'frames', true),
      row('the same, median', of('found', 0.5) / frame, 2, 'frames'),
    ]
  } finally {
    await browser.close()
    await portal.stop()
  }
}
for (const r of await run()) console.log(r.what, r.ours)
