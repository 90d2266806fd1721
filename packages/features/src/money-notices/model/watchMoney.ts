import type { PortalRuntime } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { takeNotices } from './takeNotices.ts'

/** While nobody with a wallet is signed in, or nothing can be asked, in ms. */
const idle = 10_000

let askNow: (() => void) | undefined

/** Asks at once whether there is news, and from then on as often as the server says. */
export const askMoneyNews = (): void => askNow?.()

/**
 * Asks for news while the page is seen and somebody is signed in. A page that comes back into sight asks at once; of several
 * tabs the one that is seen tells the news.
 */
export function run(runtime: PortalRuntime<Operation>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false

  const isWanted = (): boolean => {
    const { status, role } = runtime.session
    return document.visibilityState === 'visible' && status === 'signedIn' && (role === 'member' || role === 'agent')
  }
  const ask = async (): Promise<void> => {
    if (isAsking) return
    isAsking = true
    clearTimeout(timer)
    // What could not be asked is asked again later; the news wait at the server.
    const wait = isWanted() ? await takeNotices(runtime).catch(() => idle) : idle
    isAsking = false
    timer = setTimeout(() => void ask(), wait)
  }
  askNow = () => void ask()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask()
  })
  void ask()
}
