import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { firstLoaders } from '../routes/firstLoaders.ts'
import { preloadAll } from '../routes/pageParts.ts'
import { whenIdle } from '../runtime/whenIdle.ts'
import { useSite } from '../shell/SiteContext.ts'
import { centreParameter } from './centreAddress.ts'
import type { Becoming } from './morph.ts'
import { routerPath } from './navigation.ts'
import { createSharedElement, loadMorph } from './sharedElement.ts'

/** Milliseconds the page shown waits for the next one's chunk before the next one's place holder is shown. */
const patience = 400

const hasCentre = (address: string): boolean => new URL(address, location.origin).searchParams.has(centreParameter)

const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.target instanceof Element ? (event.target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined

/** Whether a click means "go there in this window". */
const isPlain = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download')

/** Takes over plain links to pages of this site, fetches their chunks on hover and focus, and connects `navigate`. */
export function useLinks(): void {
  const site = useSite()
  const { table, data, navigation } = site
  const navigate = useNavigate()

  useEffect(() => whenIdle(loadMorph), [])
  useEffect(() => {
    const { language } = data
    const routeOf = (path: string) => table.find(path.split(/[?#]/)[0] ?? '')
    const preload = async (path: string): Promise<void> => {
      const route = routeOf(path)
      if (route) await preloadAll(firstLoaders(route, site))
    }
    const before = (path: string): Promise<void> =>
      // A chunk that fails is reported where its page is shown.
      Promise.race([preload(path).catch(() => undefined), new Promise<void>((go) => setTimeout(go, patience))])
    const shared = createSharedElement()
    const becoming = (to: string): Becoming | undefined => {
      if (routeOf(to)?.id === 'game') return 'game'
      const opensCentre = hasCentre(to) && !hasCentre(location.href)
      return opensCentre ? 'centre' : undefined
    }
    const disconnect = navigation.connect(
      (to, options) => shared.open(becoming(to), () => void navigate(to, options)),
      before,
    )

    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true } as const
    const follow = (event: MouseEvent): void => {
      const link = linkOf(event)
      if (!link || event.defaultPrevented || !isPlain(event, link)) return
      const path = routerPath(link.href, language, location.origin)
      const isSamePlace = link.hash !== '' && link.pathname === location.pathname && link.search === location.search
      if (path === undefined || isSamePlace || !routeOf(path)) return
      event.preventDefault()
      navigation.go(link.href)
    }
    const prefetch = (event: Event): void => {
      const link = linkOf(event)
      const path = link && routerPath(link.href, language, location.origin)
      if (path !== undefined) preload(path).catch(() => undefined)
    }
    document.addEventListener('click', ({ target }) => shared.press(target), { ...options, capture: true })
    document.addEventListener('click', follow, { signal: listening.signal })
    document.addEventListener('pointerover', prefetch, options)
    document.addEventListener('focusin', prefetch, options)
    return () => {
      listening.abort()
      disconnect()
    }
  }, [site, table, data, navigation, navigate])
}
