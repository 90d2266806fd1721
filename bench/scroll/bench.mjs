/**
 * 10,000 tiles that are scrolled, by a third of a row or by more than a window a frame, against the same tiles in the
 * rows of a list that keeps only what is near: processor time of the main thread, interleaved, a fresh page each.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'

const port = 4397
/** The peer keeps one row ready on either side by itself; our list has as many as fill a window and a half. */
const lists = { ours: 'ours', virtual: 'virtual', ready: 'virtual&overscan=5' }
const names = Object.keys(lists)
const frames = 300
/** Pixels a frame. */
const steps = { 'by 120 px': 120, 'by 1,500 px': 1500 }
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/** Milliseconds of the main thread a frame, with what it takes until the window is whole, and what the window shows then. */
async function measure(browser, name, step) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`http://127.0.0.1:${port}/?impl=${lists[name]}`)
    await page.waitForFunction(() => window.bench !== undefined, undefined, { timeout: 60_000 })
    await page.evaluate(() => window.bench.show())
    // The mount and what follows it are not what is measured here.
    await page.waitForTimeout(2000)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const read = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name: metric, value }) => [metric, (value * 1000) / frames]))
    }
    const before = await read()
    await page.evaluate(([by, count]) => window.bench.scroll(by, count), [step, frames])
    const after = await read()
    const shown = await page.evaluate(() => window.bench.show())
    const spent = (metric) => after[metric] - before[metric]
    return {
      shown,
      total: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      style: spent('RecalcStyleDuration'),
      layout: spent('LayoutDuration'),
    }
  } finally {
    await page.close()
  }
}

export async function run() {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'foyer-scroll-'))
  const resolve = {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  }
  let server
  let browser
  try {
    // The same picture as the tiles that are mounted.
    const publicDir = fileURLToPath(new URL('../tiles/public', import.meta.url))
    await build({ root, publicDir, logLevel: 'error', resolve, build: { outDir, target: 'es2023', emptyOutDir: true } })
    server = await preview({
      root,
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
    browser = await chromium.launch(launchOptions(await findChromium()))
    const taken = Object.fromEntries(Object.keys(steps).map((said) => [said, { ours: [], virtual: [], ready: [] }]))
    for (let round = 0; round < rounds; round += 1)
      for (const [said, step] of Object.entries(steps)) {
        for (const name of names) taken[said][name].push(await measure(browser, name, step))
        const [ours, ...others] = names.map((name) => taken[said][name].at(-1).shown)
        // A fraction of a pixel is rounded in one row or in the next.
        if (others.some(({ games, top }) => games !== ours.games || Math.abs(top - ours.top) > 2))
          throw new Error(`${said} the windows differ: ${JSON.stringify([ours, ...others])}`)
      }
    const of = (said, name, metric = 'total') => median(taken[said][name].map((one) => one[metric]))
    if (process.env.BENCH_DETAIL)
      for (const said of Object.keys(steps))
        for (const name of names)
          console.log(
            said,
            name,
            ...['total', 'script', 'style', 'layout'].map((metric) => `${metric} ${of(said, name, metric).toFixed(2)}`),
          )
    return Object.keys(steps).flatMap((said) =>
      Object.entries({ virtual: 'react-virtual', ready: 'it with as much ready' }).map(([name, peer]) => {
        const [own, other] = [of(said, 'ours'), of(said, name)]
        const ms = (value) => `${value.toFixed(2)} ms`
        return {
          what: `10,000 tiles, a frame ${said}, beside ${peer}`,
          ours: ms(own),
          peer: ms(other),
          ratio: own / other,
          target: '<= 1.2',
        }
      }),
    )
  } finally {
    await browser?.close()
    await server?.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
