import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../shell/SiteContext.ts'

/** Back closes the topmost of what lies over the page: a generic dialog, a modal or the navigation's drawer. */
export function useBackCloses(): void {
  const { hosts, navigation } = useSite()
  const { alerts, modals } = useSnapshot(hosts)
  const drawer = useOpenDrawer()
  const overlays = alerts.length + modals.length + (drawer ? 1 : 0)

  const closeTop = (): void => {
    const alert = hosts.alerts[0]
    if (alert) alert.answer(undefined)
    else if (hosts.modals.length > 0) hosts.modals.pop()
    else drawer?.hidePopover()
  }
  const arrive = useEffectEvent(() => navigation.guard.arrive(overlays, closeTop))
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('popstate', () => arrive(), { signal: listening.signal })
    return () => listening.abort()
  }, [])

  useEffect(() => {
    let isWanted = true
    void navigation.settled().then(() => {
      if (isWanted) navigation.guard.keep(overlays)
    })
    return () => {
      isWanted = false
    }
  }, [overlays, navigation])
}

function useOpenDrawer(): HTMLElement | undefined {
  const [drawer, setDrawer] = useState<HTMLElement>()
  useEffect(() => {
    const listening = new AbortController()
    const note = ({ target, newState }: ToggleEvent): void => {
      if (!(target instanceof HTMLElement) || target.dataset.part !== 'drawer') return
      setDrawer(newState === 'open' ? target : undefined)
    }
    // Such an event does not bubble; on its way down it passes here.
    document.addEventListener('toggle', note, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return drawer
}
