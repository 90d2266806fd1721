import { slowLine } from '../slowLine.mjs'

/** What paints and moves is noted from the first moment on. */
function watch() {
  window.foyerSeen = { paint: 0, shift: 0 }
  const observe = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    window.foyerSeen.paint = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.foyerSeen.shift += value
  })
}

/** Addresses of pictures in the window that the page opens with. */
const shown = () =>
  [...document.images]
    .filter((image) => {
      const { top, left, bottom, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    })
    .map(({ currentSrc }) => currentSrc)

/**
 * A first visit of a phone on a slow line; undefined where there is no such page. Paint in ms; script until the page
 * answers and script that comes later by itself, and pictures above the fold, in bytes as sent; layout shift.
 */
export async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowLine)
    const sizes = new Map()
    const counted = []
    page.on('requestfinished', (request) => {
      const count = async () => {
        const { responseBodySize } = await request.sizes()
        sizes.set(request.url(), { kind: request.resourceType(), bytes: responseBodySize })
      }
      counted.push(count())
    })
    const answer = await page.goto(url)
    if (!answer.ok()) return undefined
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    await Promise.all(counted)
    const untilReady = new Set(sizes.keys())
    await page.waitForLoadState('networkidle')
    await Promise.all(counted)
    const { paint, shift } = await page.evaluate(() => window.foyerSeen)
    const seen = new Set(await page.evaluate(shown))
    const sum = (isCounted) =>
      [...sizes].reduce((total, [address, { kind, bytes }]) => total + (isCounted(address, kind) ? bytes : 0), 0)
    return {
      paint,
      shift,
      script: sum((address, kind) => kind === 'script' && untilReady.has(address)),
      later: sum((address, kind) => kind === 'script' && !untilReady.has(address)),
      pictures: sum((address, kind) => kind === 'image' && seen.has(address)),
    }
  } finally {
    await context.close()
  }
}
