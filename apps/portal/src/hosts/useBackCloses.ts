import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSite } from '../shell/SiteContext.ts'
import { useOpenAgain } from './useOpenAgain.ts'

/**
 * Back closes the topmost of what lies over the page: a generic dialog, a modal or the navigation's drawer. Forward opens it
 * again, so that the button does something wherever the browser offers it.
 */
export function useBackCloses(): void {
  const { hosts, navigation } = useSite()
  const { alerts, modals } = useSnapshot(hosts)
  const drawer = useOpenDrawer()
  const overlays = alerts.length + modals.length + (drawer ? 1 : 0)
  const lastDrawer = useRef<HTMLElement>(undefined)
  useEffect(() => {
    if (overlays > 0) lastDrawer.current = drawer
  }, [overlays, drawer])

  const closeTop = (): void => {
    const alert = hosts.alerts[0]
    if (alert) alert.answer(undefined)
    else if (hosts.modals.length > 0) hosts.modals.pop()
    else drawer?.hidePopover()
  }
  const openModalAgain = useOpenAgain()
  const openAgain = (): boolean => {
    if (!lastDrawer.current?.isConnected) return openModalAgain()
    lastDrawer.current.showPopover()
    return true
  }
  const arrive = useEffectEvent(() => navigation.guard.arrive(overlays, closeTop, openAgain))
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
