/** Mount of 1,000 tiles against the same tile by hand and in four libraries, interleaved, a fresh page each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { build, preview } from 'vite'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'

const names = ['raw', 'ours', 'mui', 'mantine', 'chakra', 'antd']
const rounds = 9

export async function run() {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'foyer-tiles-'))
  const resolve = { conditions: ['foyer-source', 'module', 'browser', 'development|production'], dedupe: ['react', 'react-dom'] }
  await build({ root, logLevel: 'error', resolve, build: { outDir, target: 'es2023', emptyOutDir: true, chunkSizeWarningLimit: 5000 } })
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1', port: 4390 } })
  const browser = await chromium.launch({ executablePath: (await findChromium()).path, args: flags })
  const times = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(`http://127.0.0.1:4390/?impl=${name}`)
      await page.waitForFunction(() => window.took !== undefined, undefined, { timeout: 60_000 })
      // The first round warms caches and is not counted.
      if (round > 0) times[name].push(await page.evaluate(() => window.took))
      await page.close()
    }
  }
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
  const ours = median(times.ours)
  return [
    { what: '1,000 tiles: mount against raw DOM', ours: `${ours.toFixed(1)} ms`, peer: `${median(times.raw).toFixed(1)} ms`, ratio: ours / median(times.raw), target: '<= 0.8' },
    ...names.slice(2).map((name) => ({
      what: `1,000 tiles: times faster than ${name}`,
      ours: `${ours.toFixed(1)} ms`,
      peer: `${median(times[name]).toFixed(1)} ms`,
      ratio: median(times[name]) / ours,
      target: '>= 8',
    })),
  ]
}
