import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { signIn } from './people.mjs'
import { placeTwin, placeTwinOf } from './placeTwin.mjs'

const records = '/?centre=member.personalHistoryCopy'
export const deposit = '/?centre=member.depositv2'

/** A game of the sandbox's own, as the demo player starts it; answers its address. */
async function startGame(page, base) {
  await page.goto(`${base}/inhouse`)
  await page.waitForSelector('html[data-ready]', { state: 'attached' })
  const play = page.locator('main [data-game] [data-part=play]').first()
  await play.focus()
  await play.press('Enter')
  await page.waitForURL(/\/game\?/)
  return page.url().slice(base.length)
}

/** What is looked at: addresses, for whom, and the twins that stand in the site from now on. */
export async function preparePages({ base, site }) {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
    await signIn(context, base)
    const page = await context.newPage()
    const twinOf = async (path, name) => {
      await page.goto(base + path)
      await page.waitForSelector('dialog[open]')
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(() => !document.querySelector('dialog[open] [aria-busy=true]'))
      return placeTwinOf(site, name, page)
    }
    const recordsTwin = await twinOf(records, 'twin-records')
    const depositTwin = await twinOf(deposit, 'twin-deposit')
    const game = await startGame(page, base)
    return {
      home: { path: '/', twin: placeTwin(site, 'twin-home', 'index.html') },
      lobby: { path: '/rng', twin: placeTwin(site, 'twin-lobby', 'rng/index.html') },
      records: { path: records, twin: recordsTwin, asPlayer: true },
      deposit: { path: deposit, twin: depositTwin, asPlayer: true },
      game: { path: game, asPlayer: true },
    }
  } finally {
    await browser.close()
  }
}
