import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { findChromium, flags } from '../../scripts/chromium.mjs'
import { signIn } from './people.mjs'

const every = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * One mobile run of Lighthouse in a browser of its own, signed in where `asPlayer` says so. A browser that starts on a
 * busy machine now and then loses the beginning of its recording; such a run is repeated.
 */
export async function look(url, options = {}, tries = 3) {
  const result = await record(url, options)
  if (result.failure === undefined) return result
  if (tries === 1) throw new Error(`${url}: ${result.failure}`)
  return look(url, options, tries - 1)
}

async function record(url, { asPlayer = false, categories: asked = ['performance'] }) {
  const browser = await findChromium()
  Object.assign(process.env, browser.env)
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', ...flags],
    logLevel: 'silent',
  })
  try {
    if (asPlayer) await signInTo(chrome.port, url)
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: asked === 'every' ? every : asked,
      // The session stays; no page was opened, so that nothing else is kept from before.
      disableStorageReset: asPlayer,
    })
    const { categories, audits, runtimeError } = result.lhr
    if (runtimeError) return { failure: runtimeError.message }
    const lost = every
      .filter((name) => name !== 'performance')
      .flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${id} ${audits[id].details?.items?.[0]?.node?.selector ?? ''}`)
    return {
      scores: Object.fromEntries(every.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
      lcp: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      lost,
      audits,
    }
  } finally {
    chrome.kill()
  }
}

async function signInTo(port, url) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  await signIn(context, new URL(url).origin)
  await browser.close()
}
