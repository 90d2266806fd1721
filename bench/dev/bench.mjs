/** From a save of a brand's files to the changed page on screen, in `foyer dev`. */
import { chromium } from 'playwright'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import { startDevSite } from '../../scripts/devSite.mjs'
import { median } from '../median.mjs'
import { startGateway } from '../portal.mjs'

const port = 4395
const rounds = Number(process.env.BENCH_ROUNDS ?? 9)

/** What is saved, and what the page then shows; a number makes each save another one. */
const saves = [
  {
    what: 'theme',
    save: (site, count) => site.change((brand) => Object.assign(brand.theme.dark, { sunken: colorOf(count) })),
    shown: (count) =>
      `getComputedStyle(document.documentElement).getPropertyValue('--fy-color-sunken') === '${colorOf(count)}'`,
  },
  {
    what: 'config',
    save: (site, count) => site.change((brand) => Object.assign(brand.nav[0], { label: textOf('Reels', count) })),
    shown: (count) => `document.querySelector('header').textContent.includes('Reels ${count}')`,
  },
  {
    what: 'message',
    save: (site, count) =>
      site.write('messages/en.json', JSON.stringify({ shell: { register: textOf('Join', count).en } })),
    shown: (count) => `document.querySelector('header').textContent.includes('Join ${count}')`,
  },
]
const colorOf = (count) => `#0506${(16 + count).toString(16)}`
const textOf = (word, count) => ({ en: `${word} ${count}`, tr: `${word} ${count}` })

/** The moment of the first frame in which the page shows it, on the clock that both processes share. */
const whenShown = (shown) => `new Promise((resolve) => {
  const look = () => (${shown}) ? requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now())) : requestAnimationFrame(look)
  look()
})`
const now = () => performance.timeOrigin + performance.now()

export async function run() {
  const found = await findChromium()
  Object.assign(process.env, found.env)
  const gateway = await startGateway({ port, brands: ['comet'] })
  const site = await startDevSite('comet', gateway.base)
  const browser = await chromium.launch({ executablePath: found.path, args: [...flags] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(site.url)
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 120_000 })
    const rows = []
    for (const { what, save, shown } of saves) {
      const times = []
      for (let count = 0; count < rounds; count += 1) {
        const seen = page.evaluate(whenShown(shown(count)))
        // The page is looking before the file is written.
        await page.evaluate('new Promise(requestAnimationFrame)')
        save(site, count)
        const saved = now()
        times.push((await seen) - saved)
      }
      const typical = median(times)
      rows.push({
        what: `foyer dev: a saved ${what} on screen`,
        ours: `${typical.toFixed(0)} ms`,
        peer: '150 ms',
        ratio: typical / 150,
        target: '<= 1',
      })
    }
    return rows
  } finally {
    await browser.close()
    await site.stop()
    await gateway.stop()
  }
}
