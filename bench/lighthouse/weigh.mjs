import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'

/** Bytes on the wire of each kind that a fresh phone loads for a page, and the scripts' texts. */
async function load(browser, url, work) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const bytes = {}
  const counted = []
  page.on('requestfinished', (request) => {
    const count = async () => {
      const { responseBodySize } = await request.sizes()
      bytes[request.resourceType()] = (bytes[request.resourceType()] ?? 0) + responseBodySize
    }
    counted.push(count())
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
    await Promise.all(counted)
    return { bytes, scripts: (await Promise.all(texts)).join('\n') }
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
      page: (home.bytes.document ?? 0) + (home.bytes.stylesheet ?? 0),
      fonts: home.bytes.font ?? 0,
      script: lobby.bytes.script ?? 0,
      baseUi: /data-base-ui|base-ui-/.test(home.scripts + lobby.scripts) ? 1 : 0,
    }
  } finally {
    await browser.close()
  }
}
