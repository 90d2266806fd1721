/** The sign-up page in a browser: the script of its own, what a field's focus loads, and how soon typing shows. */
import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'

const slowdown = 4
/** Each is a page anew; the median of the slowest paints counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/** Scripts that are fetched while something is done, by address, in bytes as sent. */
async function scriptsOf(page, work) {
  const counted = []
  const count = async (request) => [request.url(), (await request.sizes()).responseBodySize]
  const note = (request) => {
    if (request.resourceType() === 'script') counted.push(count(request))
  }
  page.on('requestfinished', note)
  await work()
  await page.waitForLoadState('networkidle')
  // Script comes at the latest a second after the page.
  await page.waitForTimeout(3000)
  page.off('requestfinished', note)
  return new Map(await Promise.all(counted))
}

const sum = (scripts, without) =>
  [...scripts].filter(([url]) => !without.has(url)).reduce((bytes, [, size]) => bytes + size, 0)

/** Bytes of script that only sign-up loads, at first and with a field's focus. */
async function weigh(browser, { base, path = '' }) {
  const load = async (path, work) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    try {
      const first = await scriptsOf(page, () => page.goto(base + path))
      return { first, focused: work ? await scriptsOf(page, () => work(page)) : new Map() }
    } finally {
      await page.close()
    }
  }
  const home = await load(`${path}/`)
  const signUp = await load(`${path}/register`, (page) => page.focus('main [name=username]'))
  return { own: sum(signUp.first, home.first), onFocus: sum(signUp.focused, home.first) }
}

/** Sends what is empty but for the consents, so that every field has its error while it is typed into. */
async function sendEmpty(page) {
  for (const name of ['ageConfirmed', 'agreedToTerms']) await page.check(`main [name=${name}]`)
  await page.focus('main [name=username]')
  await page.keyboard.press('Enter')
  await page.waitForSelector('main [role=alert]')
}

/** How long a hand takes from the mouse to the keys, in ms. */
const reach = 200

/** The slowest paint after a key, and after a press into a field, in ms, while a person fills in the form on a slow machine. */
async function type(browser, { base, path = '', typed, hasErrors = false }) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  try {
    await page.addInitScript(() => {
      window.slowest = { key: 0, press: 0 }
      new PerformanceObserver((list) => {
        for (const { interactionId, name, duration } of list.getEntries()) {
          const kind = name.startsWith('key') ? 'key' : 'press'
          if (interactionId) window.slowest[kind] = Math.max(window.slowest[kind], duration)
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true })
    })
    await page.goto(`${base}${path}/register`)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    if (hasErrors) await sendEmpty(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    // What the page does of itself once it is there is not what is looked at.
    await page.waitForTimeout(1000)
    for (const [name, text] of Object.entries(typed)) {
      await page.click(`main [name=${name}]`)
      await page.waitForTimeout(reach)
      await page.keyboard.type(text, { delay: 120 })
    }
    await page.waitForTimeout(1000)
    return await page.evaluate(() => window.slowest)
  } finally {
    await page.close()
  }
}

/** Of a site at `base`, its pages under `path`: what is typed by field, with or without errors on the screen. */
export async function measureSignUp(site) {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const weight = await weigh(browser, site)
    const runs = []
    for (let round = 0; round < rounds; round += 1) runs.push(await type(browser, site))
    const middle = (kind) => median(runs.map((slowest) => slowest[kind]))
    return { ...weight, key: middle('key'), press: middle('press') }
  } finally {
    await browser.close()
  }
}
