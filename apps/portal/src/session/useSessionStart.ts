import { useEffect } from 'react'
import { useSite } from '../shell/SiteContext.ts'
import { parseToken } from '../storage/sessionKeys.ts'
import { browserStorage, writeStored } from '../storage/stored.ts'

/** Takes `?token=` out of the address at once, so that it is neither kept nor passed on (ruling 8). */
function takeToken(): string | undefined {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return undefined
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
  return parseToken(token) ?? ''
}

/** Finds out who is here: asks only where a marker or a token says that a session may exist. */
export function useSessionStart(): void {
  const { data, runtime, keeper } = useSite()
  useEffect(() => {
    const { config } = data
    const { session } = runtime
    const storage = browserStorage('sessionStorage')
    const isTokenMode = config.api.session === 'token'
    writeStored(storage, 'merchant', config.merchant)
    const handed = takeToken()
    if (handed && isTokenMode) writeStored(storage, 'token', handed)
    else if (handed !== undefined) runtime.toast({ text: runtime.text('shell', 'tokenRefused'), tone: 'negative' })

    const settle = (): void => void delete document.documentElement.dataset.session
    const ask = (): void => {
      keeper
        .refresh()
        .catch(() => runtime.toast({ text: runtime.text('shell', 'errorNetwork'), tone: 'negative' }))
        .finally(settle)
    }
    if (keeper.mayExist()) {
      session.status = 'unknown'
      ask()
    } else settle()

    // Another tab may have signed in or out meanwhile.
    const compare = (): void => {
      if (document.visibilityState !== 'visible' || session.status === 'unknown') return
      if (keeper.mayExist() && session.status === 'guest') ask()
      else if (!keeper.mayExist() && session.status === 'signedIn') keeper.forget()
    }
    document.addEventListener('visibilitychange', compare)
    return () => document.removeEventListener('visibilitychange', compare)
  }, [data, runtime, keeper])
}
