import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'

/** Bytes on the wire of each kind that a fresh phone loads for a page, and the scripts' texts. */
async function load(browser, url, work) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map()
  const bytes = {}
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  const texts = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text().catch(() => ''))
  })
  const problems = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  try {
    await page.goto(url, { waitUntil: 'load' })
    await work?.(page)
    await page.waitForLoadState('networkidle')
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('\n')}`)
    return { bytes: { ...bytes }, scripts: (await Promise.all(texts)).join('\n') }
  } finally {
    await page.close()
  }
}

/** A page works when its script answers: the other theme is there after a press. */
async function pressTheme(page) {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const before = await theme()
  await page.waitForTimeout(2500)
  await page
    .locator('.fy-ThemeSwitch button, [data-part=theme] button')
    .first()
    .evaluate((button) => button.click())
  await page.waitForFunction((old) => document.documentElement.dataset.theme !== old, before, { timeout: 10_000 })
}

/** What the first page and a working lobby weigh, in bytes as sent. */
export async function weigh(base) {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const home = await load(browser, `${base}/`)
    const lobby = await load(browser, `${base}/rng`, pressTheme)
    return {
      page: (home.bytes.Document ?? 0) + (home.bytes.Stylesheet ?? 0),
      fonts: home.bytes.Font ?? 0,
      script: lobby.bytes.Script ?? 0,
      baseUi: /data-base-ui|base-ui-/.test(home.scripts + lobby.scripts) ? 1 : 0,
    }
  } finally {
    await browser.close()
  }
}
