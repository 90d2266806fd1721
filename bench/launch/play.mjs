/** One game in the portal's frame, from the press that opens it: how long it takes, and what it costs while it is there. */
import { brotliCompressSync } from 'node:zlib'
import { signIn } from '../lighthouse/people.mjs'
import { slowLine } from '../slowLine.mjs'

const slowdown = 4
const framesInSecond = 60
const runSeconds = 4
const restSeconds = 3
/** A slot has shown its round by then, and what it won, line by line. */
const settleMs = 9000

/** True once the game is there and something of it can be pressed; bar and notices are the frame's. */
const isPlayable = () => {
  const game = document.querySelector('.game[data-phase="open"]')
  if (game === null || game.querySelector('.cover') !== null) return false
  return [...game.querySelectorAll('button:not(:disabled)')].some((button) => button.closest('header') === null)
}

async function gameFrame(page) {
  const isGame = (frame) => frame.url().includes('/play/')
  return (
    page.frames().find(isGame) ?? (await page.waitForEvent('framenavigated', { predicate: isGame, timeout: 60_000 }))
  )
}

/** Presses Play of a game that a search has found. None of its script has been fetched by this browser before. */
async function launch(page, { gameName }) {
  const play = page.getByRole('button', { name: `Play ${gameName}`, exact: true }).first()
  await play.focus()
  const from = performance.now()
  await play.press('Enter')
  const frame = await gameFrame(page)
  await frame.waitForFunction(isPlayable, undefined, { polling: 'raf', timeout: 60_000 })
  await frame.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  return { frame, ms: performance.now() - from }
}

/** Addresses of the script that every game has. */
async function shared(frame) {
  const page = await (await fetch(frame.url())).text()
  return new Set([...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path))
}

export async function measureGame(browser, base, game) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  try {
    await signIn(context, base)
    const page = await context.newPage()
    const scripts = []
    page.on('response', (response) => {
      if (/\/assets\/[^/]+\.js$/.test(response.url()) && !response.url().startsWith(base)) scripts.push(response)
    })
    await page.goto(`${base}/?q=${encodeURIComponent(game.gameName)}`)
    await page.waitForSelector('html[data-ready]', { state: 'attached' })
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowLine)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const { frame, ms } = await launch(page, game)
    await session.send('Network.emulateNetworkConditions', {
      ...slowLine,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    /** Milliseconds of the main thread in a second. */
    const spend = async (seconds) => {
      const spent = async () => {
        const { metrics } = await session.send('Performance.getMetrics')
        return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
      }
      const before = await spent()
      await page.waitForTimeout(seconds * 1000)
      return ((await spent()) - before) / seconds
    }
    await page.waitForTimeout(1500)
    // A slot spins when told to; at a table and in a book the clock runs by itself.
    const spin = frame.getByRole('button', { name: /^spin/i })
    if ((await spin.count()) > 0) await spin.first().click()
    const running = await spend(runSeconds)
    await page.waitForTimeout(settleMs)
    const resting = await spend(restSeconds)
    const moving = await frame.evaluate(
      () => document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity).length,
    )
    const shift = await frame.evaluate(
      () =>
        new Promise((told) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => told(sum), 200)
        }),
    )
    const known = await shared(frame)
    const own = scripts.filter((response) => !known.has(new URL(response.url()).pathname))
    const bodies = await Promise.all(own.map((response) => response.body()))
    const script = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
    return { ms, frame: (running * slowdown) / framesInSecond, resting, moving, shift, script }
  } finally {
    await context.close()
  }
}
