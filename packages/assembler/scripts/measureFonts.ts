/**
 * Measures the bundled fonts in Chromium against those that systems have, and writes src/fonts/fontMetrics.json. Run after a font
 * package was updated, on a machine with Arial or Liberation Sans, and DejaVu Sans; of one it lacks the figures before stay.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { fontFamilies } from '../src/fonts/fontFamilies.ts'
import before from '../src/fonts/fontMetrics.json' with { type: 'json' }

const require = createRequire(import.meta.url)
// Running text in both languages that are complete.
const sample =
  'Thousands of games wait behind one door; pick the one whose rules you like and try it with play money first. Binlerce oyun tek bir kapının ardında bekliyor; kurallarını sevdiğinizi seçin ve önce oyun parasıyla deneyin. 0123456789'

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const metrics: Record<string, object> = {}
for (const [name, { package: id, file }] of Object.entries(fontFamilies)) {
  const folder = join(dirname(require.resolve(`${id}/package.json`)), 'files')
  const files = [file('latin'), file('latin-ext')].map((each) => readFileSync(join(folder, each)))
  const measured = await page.evaluate(
    async ([sources, text]) => {
      for (const [index, source] of sources.entries()) {
        const face = new FontFace(`Measured${index}`, `url(data:font/woff2;base64,${source})`, { weight: '100 900' })
        document.fonts.add(await face.load())
      }
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('No canvas')
      const measure = (font: string) => {
        context.font = font
        return context.measureText(text)
      }
      const own = measure('400 1000px Measured0, Measured1')
      /** How much wider the font is than one of the system; nothing where the system has none. */
      const against = (weight: number, system: string): number | undefined => {
        const theirs = measure(`${weight} 1000px ${system}, monospace`).width
        if (theirs === measure(`${weight} 1000px monospace`).width) return undefined
        return measure(`${weight} 1000px Measured0, Measured1`).width / theirs
      }
      const width = against(400, 'Arial, "Liberation Sans"')
      const dejaVu = against(400, '"DejaVu Sans"')
      const dejaVuBold = against(650, '"DejaVu Sans"')
      document.fonts.clear()
      return {
        width,
        dejaVu,
        dejaVuBold,
        ascent: own.fontBoundingBoxAscent / 1000,
        descent: own.fontBoundingBoxDescent / 1000,
      }
    },
    [files.map((bytes) => bytes.toString('base64')), sample] as const,
  )
  const rounded = Object.fromEntries(
    Object.entries(measured).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, Math.round(value * 10_000) / 10_000]],
    ),
  )
  const digest = createHash('sha256')
    .update(files[0] ?? '')
    .digest('hex')
    .slice(0, 16)
  metrics[name] = { ...(before as Record<string, object>)[name], ...rounded, latin: digest } // by the same names
}
await browser.close()
writeFileSync(
  join(import.meta.dirname, '..', 'src', 'fonts', 'fontMetrics.json'),
  `${JSON.stringify(metrics, null, 2)}\n`,
)
