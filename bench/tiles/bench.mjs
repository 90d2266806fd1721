/** Mount of 1,000 tiles against the same tile by hand and in four libraries, interleaved, a fresh page each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'

const port = 4390
const peers = ['mui', 'mantine', 'chakra', 'antd']
const names = ['raw', 'ours', ...peers]
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

/** Processor time of the page's main thread from the mount to the second frame: waiting for others counts for nobody. */
async function measure(browser, name) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(`http://127.0.0.1:${port}/?impl=${name}`)
    await page.waitForFunction(() => window.bench !== undefined, undefined, { timeout: 60_000 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('HeapProfiler.collectGarbage')
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const read = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name: metric, value }) => [metric, value * 1000]))
    }
    const before = await read()
    await page.evaluate(() => window.bench.mount())
    const after = await read()
    const spent = (metric) => after[metric] - before[metric]
    const made = await page.evaluate(() => window.bench.describe())
    if (!made.startsWith('1000 tiles')) throw new Error(`${name} mounted ${made}, not 1000 tiles`)
    return {
      total: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration'),
      style: spent('RecalcStyleDuration'),
      made,
    }
  } finally {
    await page.close()
  }
}

/** React commits of 1,000 mounted tiles while the theme changes, and the colours that prove it changed. */
async function switchTheme(browser) {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/?impl=profiled`)
  await page.waitForFunction(() => window.bench !== undefined)
  const seen = await page.evaluate(async () => {
    await window.bench.mount()
    const mounted = window.bench.commits()
    const colour = () => getComputedStyle(document.querySelector('[data-part=name]')).color
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const colours = new Set()
    for (const theme of ['light', 'dark', 'light']) {
      document.documentElement.dataset.theme = theme
      await frame()
      await frame()
      colours.add(colour())
    }
    return { mounted, renders: window.bench.commits() - mounted, colours: colours.size }
  })
  await page.close()
  if (seen.mounted === 0 || seen.colours !== 2) throw new Error(`the theme did not change: ${JSON.stringify(seen)}`)
  return seen.renders
}

export async function run() {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'foyer-tiles-'))
  const resolve = {
    conditions: ['foyer-source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  }
  let server
  let browser
  try {
    await build({
      root,
      logLevel: 'error',
      resolve,
      build: { outDir, target: 'es2023', emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    })
    server = await preview({
      root,
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
    browser = await chromium.launch(launchOptions(await findChromium()))
    const times = Object.fromEntries(names.map((name) => [name, []]))
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of names) {
        const taken = await measure(browser, name)
        // The first round warms caches and is not counted.
        if (round > 0) times[name].push(taken)
      }
    }
    const sizes = new Set(['raw', 'ours'].map((name) => times[name][0].made))
    if (sizes.size !== 1) throw new Error(`the twin differs from our tile: ${[...sizes].join(' against ')}`)
    const of = (name, metric = 'total') => median(times[name].map((taken) => taken[metric]))
    if (process.env.BENCH_DETAIL)
      for (const name of names)
        console.log(
          name,
          ...['total', 'script', 'style', 'layout'].map((metric) => `${metric} ${of(name, metric).toFixed(1)}`),
          times[name][0].made,
        )
    const ms = (name) => `${of(name).toFixed(1)} ms`
    const renders = await switchTheme(browser)
    return [
      {
        what: '1,000 tiles: mount against raw DOM',
        ours: ms('ours'),
        peer: ms('raw'),
        ratio: of('ours') / of('raw'),
        target: '<= 0.8',
      },
      ...peers.map((name) => ({
        what: `1,000 tiles: times faster than ${name}`,
        ours: ms('ours'),
        peer: ms(name),
        ratio: of(name) / of('ours'),
        target: '>= 8',
      })),
      {
        what: '1,000 tiles: React renders by a theme switch',
        ours: `${renders}`,
        peer: '0',
        ratio: renders,
        target: '<= 0',
      },
    ]
  } finally {
    await browser?.close()
    await server?.close()
    rmSync(outDir, { recursive: true, force: true })
  }
}
