/**
 * Mount of 1,000 tiles with all their pictures against the same tiles by hand, in React without a kit, and in four
 * libraries: in chunks and without, cold and after one tile, interleaved, a fresh page each.
 */
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
const clocks = ['cold', 'warm']
const said = { cold: 'cold', warm: 'after one tile' }
/**
 * Implementations and the forms they are measured in: `list` in chunks with every picture, `plain` in one grid, `page` as
 * our list is on a page, without the artwork of rows that are far away.
 */
const variants = [
  ['raw', 'list'],
  ['react', 'list'],
  ['ours', 'list'],
  ['ours', 'page'],
  ['rawTile', 'plain'],
  ['reactTile', 'plain'],
  ['tile', 'plain'],
  ...peers.flatMap((name) => [
    [name, 'list'],
    [name, 'plain'],
  ]),
]
const keyOf = (name, form, clock) => `${name} ${form} ${clock}`
const rounds = Number(process.env.BENCH_ROUNDS ?? 7)

const open = async (browser, name, form, clock, recipe) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  if (recipe) await page.addInitScript(`window.recipe = ${JSON.stringify(recipe)}`)
  await page.goto(`http://127.0.0.1:${port}/?impl=${name}&form=${form}&clock=${clock}`)
  await page.waitForFunction(() => window.bench !== undefined, undefined, { timeout: 60_000 })
  return page
}

/** The code of a twin, written in a page that is not measured; nothing for who is no twin. */
async function writeRecipe(browser, name, form) {
  const page = await open(browser, name, form, 'cold')
  const recipe = await page.evaluate(() => window.bench.write())
  await page.close()
  return recipe
}

/** Processor time of the page's main thread from the mount to the second frame: waiting for others counts for nobody. */
async function measure(browser, name, form, clock, recipe) {
  const page = await open(browser, name, form, clock, recipe)
  try {
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
    const isWhole = form === 'page' ? /^1000 tiles/ : /^1000 tiles, .* 1000 images/
    if (!isWhole.test(made)) throw new Error(`${name} mounted ${made}, not 1000 tiles with pictures`)
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
      window.bench.chooseTheme(theme)
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

/** Our list mounts every picture here, as its peers do. */
const everyPicture = {
  name: 'every-picture',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './useNear.ts' && importer?.endsWith('GameChunk.tsx')
      ? fileURLToPath(new URL('useNear.ts', import.meta.url))
      : undefined,
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
      plugins: [everyPicture],
      build: { outDir, target: 'es2023', emptyOutDir: true, chunkSizeWarningLimit: 5000 },
    })
    server = await preview({
      root,
      logLevel: 'error',
      build: { outDir },
      preview: { host: '127.0.0.1', port, strictPort: true },
    })
    browser = await chromium.launch(launchOptions(await findChromium()))
    const all = variants.flatMap(([name, form]) => clocks.map((clock) => [name, form, clock]))
    const times = Object.fromEntries(all.map((one) => [keyOf(...one), []]))
    const recipes = {}
    for (const [name, form] of variants) recipes[name] ??= await writeRecipe(browser, name, form)
    for (let round = 0; round <= rounds; round += 1) {
      for (const one of all) {
        const taken = await measure(browser, ...one, recipes[one[0]])
        // The first round warms caches and is not counted.
        if (round > 0) times[keyOf(...one)].push(taken)
      }
    }
    const of = (key, metric = 'total') => median(times[key].map((taken) => taken[metric]))
    const ms = (key) => `${of(key).toFixed(1)} ms`
    if (process.env.BENCH_DETAIL)
      for (const key of Object.keys(times))
        console.log(
          key,
          ...['total', 'script', 'style', 'layout'].map((metric) => `${metric} ${of(key, metric).toFixed(1)}`),
          times[key][0].made,
        )
    const isTwin = (one, other) => {
      const [made, twin] = [times[one][0].made, times[other][0].made]
      if (made !== twin) throw new Error(`the twin differs from ours: ${made} against ${twin}`)
    }
    /** `ours` against `peer`; how many times slower, or how many times faster. */
    const row = (what, ours, peer, target) => {
      const ratio = target.startsWith('<=') ? of(ours) / of(peer) : of(peer) / of(ours)
      return { what, ours: ms(ours), peer: ms(peer), ratio, target }
    }
    const renders = await switchTheme(browser)
    return [
      ...clocks.flatMap((clock) => {
        const [ours, raw] = [keyOf('ours', 'list', clock), keyOf('raw', 'list', clock)]
        const [tile, rawTile] = [keyOf('tile', 'plain', clock), keyOf('rawTile', 'plain', clock)]
        const [react, reactTile] = [keyOf('react', 'list', clock), keyOf('reactTile', 'plain', clock)]
        for (const twin of [raw, react]) isTwin(ours, twin)
        for (const twin of [rawTile, reactTile]) isTwin(tile, twin)
        return [
          row(`GameGrid against raw DOM, ${said[clock]}`, ours, raw, '<= 2'),
          row(`GameGrid against React without a kit, ${said[clock]}`, ours, react, '<= 1.3'),
          row(`GameGrid as on a page against raw DOM, ${said[clock]}`, keyOf('ours', 'page', clock), raw, '<= 0.75'),
          row(`GameTile against raw DOM, ${said[clock]}`, tile, rawTile, '<= 1.3'),
          row(`GameTile against React without a kit, ${said[clock]}`, tile, reactTile, '<= 1.15'),
          ...peers.flatMap((name) => [
            row(`times faster than ${name} in chunks, ${said[clock]}`, ours, keyOf(name, 'list', clock), '>= 5'),
            row(`times faster than ${name}, ${said[clock]}`, ours, keyOf(name, 'plain', clock), '>= 9'),
          ]),
        ]
      }),
      {
        what: 'React renders by a theme switch',
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
