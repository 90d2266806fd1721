import type { SiteLanguage } from '@foyer/brand'
import type { CentrePageId } from '@foyer/feature-api'
import { centreAddress } from './centreAddress.ts'
import { historyIndex } from './historyIndex.ts'
import { createHistoryTrail, type HistoryTrail } from './historyTrail.ts'

type RouterGo = (to: string, options?: { readonly replace?: boolean }) => void

/** Ways to change the address from outside React; the router takes over once it is mounted. */
export interface Navigation {
  /** Goes to an address as `href` makes it, or to another site. */
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void
  /** Opens or closes the centre over the page shown (`?centre=`). */
  readonly showCentre: (page: CentrePageId | undefined) => void
  readonly trail: HistoryTrail
  readonly connect: (router: RouterGo, before: (path: string) => Promise<void>) => () => void
}

/** A path inside the page's language, as the router knows it; `undefined` for anything else. */
export function routerPath(to: string, language: SiteLanguage, origin: string): string | undefined {
  const url = URL.parse(to, origin)
  if (!url || url.origin !== origin) return undefined
  const { prefix } = language
  if (prefix !== '' && url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return undefined
  return `${url.pathname.slice(prefix.length) || '/'}${url.search}${url.hash}`
}

export function createNavigation(language: SiteLanguage): Navigation {
  let router: RouterGo | undefined
  let prepare: (path: string) => Promise<void> = async () => undefined
  let latest = 0
  const go: Navigation['go'] = (to, options = {}) => {
    const path = routerPath(to, language, location.origin)
    if (!router || path === undefined) {
      if (options.replace) location.replace(to)
      else location.assign(to)
      return
    }
    latest += 1
    const mine = latest
    // Where one is already is no step in history.
    const replace = options.replace || path === routerPath(location.href, language, location.origin)
    void prepare(path).finally(() => {
      if (mine === latest) router?.(path, { replace })
    })
  }
  const trail = createHistoryTrail()
  const goToCentre = (page: CentrePageId | undefined, replace: boolean): void =>
    go(centreAddress(location.href, page), { replace })
  return {
    go,
    trail,
    showCentre: (page) => {
      if (page) return goToCentre(page, false)
      const steps = trail.stepsToPage(historyIndex())
      if (steps === undefined) goToCentre(undefined, true)
      else history.go(-steps)
    },
    connect: (next, before) => {
      router = next
      prepare = before
      return () => {
        router = undefined
      }
    },
  }
}
