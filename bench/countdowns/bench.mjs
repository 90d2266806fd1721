/**
 * Ten seconds of 1,000 clocks that tick, all in view or fifty of them, against raw DOM with an interval for each, one
 * hand-written timer for all, and react-countdown: processor time of the main thread, interleaved, a fresh page each.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'

const port = 4391
const names = ['ours', 'raw', 'shared', 'reactCountdown']
const views = [1000, 50]
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const seconds = 10

async function measure(browser, name, inView) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`http://127.0.0.1:${port}/?impl=${name}&inView=${inView}`)
    await page.waitForFunction(() => window.bench !== undefined)
    await page.evaluate(() => window.bench.mount())
    // The mount and what follows it are not what is measured here.
    await wait(2000)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000
    }
    const before = await page.evaluate(() => window.bench.read())
    const from = await spent()
    await wait(seconds * 1000)
    const taken = await spent()
    const after = await page.evaluate(() => window.bench.read())
    const moved = after.texts.filter((text, at) => text !== before.texts[at]).length
    if (after.all !== 1000 || after.inView !== inView || moved !== inView)
      throw new Error(`${name}: ${after.all} clocks, ${after.inView} in view, ${moved} went on`)
    return taken - from
  } finally {
    await page.close()
  }
}

export async function run() {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'foyer-countdowns-'))
  const resolve = {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  }
  let server
  let browser
  try {
    await build({ root, logLevel: 'error', resolve, build: { outDir, target: 'es2023', emptyOutDir: true } })
    server = await preview({
      root,
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
    browser = await chromium.launch(launchOptions(await findChromium()))
    const times = {}
    for (let round = 0; round < rounds; round += 1)
      for (const inView of views)
        for (const name of names) {
          times[`${name} ${inView}`] ??= []
          times[`${name} ${inView}`].push(await measure(browser, name, inView))
        }
    const of = (name, inView) => median(times[`${name} ${inView}`])
    const ms = (value) => `${(value / seconds).toFixed(2)} ms/s`
    const row = (what, peer, inView, target) => {
      const [ours, theirs] = [of('ours', inView), of(peer, inView)]
      const ratio = target.startsWith('<=') ? ours / theirs : theirs / ours
      return { what, ours: ms(ours), peer: ms(theirs), ratio, target }
    }
    return [
      row('1,000 clocks in view, against an interval for each', 'raw', 1000, '<= 0.5'),
      row('1,000 clocks in view, against one timer by hand', 'shared', 1000, '<= 1.1'),
      row('1,000 clocks, 50 in view, against one timer by hand', 'shared', 50, '<= 0.3'),
      row('1,000 clocks in view, times less than react-countdown', 'reactCountdown', 1000, '>= 8'),
      row('1,000 clocks, 50 in view, times less than react-countdown', 'reactCountdown', 50, '>= 8'),
    ]
  } finally {
    await browser?.close()
    await server?.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
