import type { PageData } from '../pageData.ts'
import { afterPaint } from './afterPaint.ts'
import { bootMoment } from './bootMoment.ts'
import { recordInput } from './inputRecorder.ts'
import { loadAgain } from './loadAgain.ts'

/** The first script of a page: decides when the portal is fetched and keeps input until it can answer. */
let isStarted = false
let data: PageData | undefined

function fetchBeside({ scripts = [], site, messages, answers }: PageData): void {
  const add = (href: string) => {
    const link = document.createElement('link')
    if (href.endsWith('.js')) link.rel = 'modulepreload'
    else Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' })
    link.href = href
    document.head.append(link)
  }
  const files = [site, messages, answers].filter((file) => typeof file === 'string')
  const pending = [...files, ...scripts]
  // Asking for a file takes a moment; a few at a time leave room for a touch in between.
  const addSome = (): void => {
    pending.splice(0, 4).forEach(add)
    if (pending.length > 0) setTimeout(addSome)
  }
  addSome()
}

function start(): void {
  // Without its data block the page is not complete yet; it decides by itself when it is.
  if (isStarted || !data) return
  isStarted = true
  const load = () => import('../main.tsx')
  const loading = load()
  fetchBeside(data)
  let isLost = true
  loading
    .catch(load)
    .then(({ startPortal }) => {
      isLost = false
      return startPortal({ onReady: input.replay })
    })
    .catch((error: unknown) => {
      // The page stays as it was prerendered; the next input tries again.
      isStarted = false
      // What is typed before script runs stands in the page alone.
      const isTyped = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) => value)
      if (!isTyped) void loadAgain(isLost)
      console.error(error)
    })
}

function decide(): void {
  const block = document.getElementById('foyer-data')?.textContent
  if (!block) return
  data = JSON.parse(block) as PageData // written by the build for this page
  const isPrerendered = document.getElementById('foyer-root')?.firstElementChild != null
  const { search } = location
  const { loginRequired = false } = data
  if (hadInput || bootMoment({ search, cookies: document.cookie, isPrerendered, loginRequired }) === 'now') start()
  else afterPaint(start)
}

let hadInput = false
const input = recordInput(() => {
  hadInput = true
  start()
})
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', decide, { once: true })
else decide()
