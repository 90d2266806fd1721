import { useEffect } from 'react'
import { splitLanguage } from '../routes/paths.ts'
import { useSite } from '../shell/SiteContext.ts'
import { browserStorage, writeStored } from '../storage/stored.ts'

/**
 * Finds out who is here: asks only where a marker or a token says that a session may exist. `handed` is what the
 * address held as `?token=` (R33).
 */
export function useSessionStart(handed: string | undefined): void {
  const { data, runtime, keeper, table } = useSite()
  useEffect(() => {
    const { config } = data
    const { session } = runtime
    const storage = browserStorage('sessionStorage')
    writeStored(storage, 'merchant', config.merchant)

    const settle = (): void => void delete document.documentElement.dataset.session
    const leaveGuestPage = (): void => {
      const { path } = splitLanguage(location.pathname, config.languages)
      const isForGuests = table.find(path)?.declaration.access === 'guest'
      if (session.status === 'signedIn' && isForGuests) runtime.navigate(runtime.href('home'), { replace: true })
    }
    const ask = (before?: Promise<void>): void => {
      Promise.resolve(before)
        .finally(keeper.refresh)
        .then(leaveGuestPage)
        .catch(() => runtime.toast({ text: runtime.text('shell', 'errorNetwork'), tone: 'negative' }))
        .finally(settle)
    }
    if (handed !== undefined || keeper.mayExist()) session.status = 'unknown'
    else settle()
    if (handed !== undefined)
      ask(import('./exchangeToken.ts').then(({ exchangeToken }) => exchangeToken(runtime, storage, handed)))
    else if (session.status === 'unknown') ask()

    // Another tab may have signed in or out meanwhile.
    const compare = (): void => {
      if (document.visibilityState !== 'visible' || session.status === 'unknown') return
      if (keeper.mayExist() && session.status === 'guest') ask()
      else if (!keeper.mayExist() && session.status === 'signedIn') keeper.forget()
    }
    document.addEventListener('visibilitychange', compare)
    return () => document.removeEventListener('visibilitychange', compare)
  }, [data, runtime, keeper, table, handed])
}
