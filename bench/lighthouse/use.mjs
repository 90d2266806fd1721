import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'
import { deposit } from './pages.mjs'
import { signIn } from './people.mjs'

const slowdown = 4
const restSeconds = 20
const navigations = 100

const frames = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
const ready = (page) => page.waitForSelector('html[data-ready]', { state: 'attached' })

/** Milliseconds from a tap to the next paint, in a browser of its own that works slowly. */
async function tap(browser, url, target, asPlayer = false) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    if (asPlayer) await signIn(context, new URL(url).origin)
    const page = await context.newPage()
    await page.addInitScript(() => {
      window.taps = []
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.taps.push(duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true })
    })
    await page.goto(url)
    await ready(page)
    await page.waitForLoadState('networkidle')
    const control = page.locator(target).first()
    await control.scrollIntoViewIfNeeded()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await control.tap()
    await page.waitForTimeout(1500)
    return Math.max(0, ...(await page.evaluate(() => window.taps)))
  } finally {
    await context.close()
  }
}

/** Processor time of the main thread, in ms, in a second of a page that nobody touches. `pause` names what stops it moving by itself. */
async function rest(browser, url, pause) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(url)
    await ready(page)
    await page.waitForTimeout(8000)
    if (pause) {
      await page.click(pause)
      await page.mouse.move(0, 0)
      await page.waitForTimeout(2000)
    }
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
    }
    const before = await spent()
    await page.waitForTimeout(restSeconds * 1000)
    return ((await spent()) - before) / restSeconds
  } finally {
    await page.close()
  }
}

/** Heap in kB, nodes and listeners that a page has more of after many visits to two others and back. */
async function growth(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(url)
    await ready(page)
    const session = await page.context().newCDPSession(page)
    const visit = async (times) => {
      for (let round = 0; round < times; round += 1) {
        for (const path of ['/rng', '/']) {
          await page.evaluate((to) => document.querySelector(`a[href="${to}"]`)?.click(), path)
          await page.waitForFunction((to) => location.pathname === to, path)
          await frames(page)
        }
      }
      await page.waitForLoadState('networkidle')
      await session.send('HeapProfiler.collectGarbage')
      const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return { listeners: jsEventListeners, nodes, heap: usedSize / 1000 }
    }
    const before = await visit(10)
    const after = await visit(navigations / 2)
    return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]]))
  } finally {
    await page.close()
  }
}

/** What a page costs while it is used, and while it is not. */
export async function measureUse(base, rounds) {
  const browser = await chromium.launch(launchOptions(await findChromium()))
  try {
    const taps = { menu: [], pagination: [], amount: [] }
    for (let round = 0; round < rounds; round += 1) {
      taps.menu.push(await tap(browser, `${base}/`, 'header button[data-part=menu]'))
      taps.pagination.push(await tap(browser, `${base}/rng`, 'a[href*="page=2"]'))
      taps.amount.push(await tap(browser, base + deposit, 'dialog[open] form button[aria-pressed=false]', true))
    }
    return {
      menu: median(taps.menu),
      pagination: median(taps.pagination),
      amount: median(taps.amount),
      rest: await rest(browser, `${base}/rng`),
      paused: await rest(browser, `${base}/`, '[data-size=edge] [data-part=controls] button[aria-label^=Pause]'),
      moving: await rest(browser, `${base}/`),
      growth: await growth(browser, `${base}/`),
    }
  } finally {
    await browser.close()
  }
}
