import { useEffect } from 'react'
import { centreParameter } from '../navigation/centreAddress.ts'
import { routerPath } from '../navigation/navigation.ts'
import { isOfAccount } from '../routes/loginGate.ts'
import { useSite } from '../shell/SiteContext.ts'
import { browserStorage, writeStored } from '../storage/stored.ts'
import { onSessionChange } from './sessionChannel.ts'
import { tellSession } from './tellSession.ts'
import { toldElsewhere } from './toldElsewhere.ts'

/**
 * Finds out who is here: asks only where a marker or a token says that a session may exist. `handed` is what the
 * address held as `?token=` (R33).
 */
export function useSessionStart(handed: string | undefined): void {
  const { data, runtime, keeper, hosts, table } = useSite()
  useEffect(() => {
    const { config } = data
    const { session } = runtime
    const storage = browserStorage('sessionStorage')
    writeStored(storage, 'merchant', config.merchant)

    const settle = (): void => void delete document.documentElement.dataset.session
    const say = (): void => {
      const text = (key: string) => runtime.text('shell', key)
      const action = { label: text('retry'), run: () => ask() }
      const path = routerPath(location.pathname, data.language, location.origin) ?? '/'
      const isSaid =
        isOfAccount(table.find(path), config.site.loginRequired) ||
        new URLSearchParams(location.search).has(centreParameter)
      if (session.status === 'unreachable' && isSaid) return
      if (session.status === 'unreachable') runtime.toast({ text: text('unreachable'), tone: 'negative', action })
      else runtime.toast({ text: text('errorNetwork'), tone: 'negative' })
    }
    const takeCode = async (code: string): Promise<void> => {
      // Nobody's session ends because of an address: whose it is has to be known first.
      if (keeper.mayExist()) await keeper.refresh()
      const { exchangeToken } = await import('./exchangeToken.ts')
      await exchangeToken(runtime, storage, code)
    }
    const ask = (code?: string): void => {
      const work = code === undefined ? keeper.refresh() : takeCode(code)
      work.catch(say).finally(settle)
    }
    if (handed !== undefined || keeper.mayExist()) session.status = 'unknown'
    else settle()
    if (session.status === 'unknown') ask(handed)

    const watch = (change: () => unknown) => tellSession(runtime, change, toldElsewhere(hosts))
    // Another tab may have signed in or out meanwhile.
    const compare = (): void => {
      if (document.visibilityState !== 'visible' || session.status === 'unknown') return
      if (keeper.mayExist() && session.status !== 'signedIn') ask()
      else if (!keeper.mayExist() && session.status !== 'guest') void watch(() => keeper.forget({ byItself: true }))
    }
    const listening = new AbortController()
    document.addEventListener('visibilitychange', compare, { signal: listening.signal })
    addEventListener('focus', compare, { signal: listening.signal })
    addEventListener('online', compare, { signal: listening.signal })
    const stopHearing = onSessionChange(
      () => void watch(() => keeper.refresh({ byItself: true }).catch(() => undefined)),
    )
    return () => {
      listening.abort()
      stopHearing()
    }
  }, [data, runtime, keeper, hosts, table, handed])
}
