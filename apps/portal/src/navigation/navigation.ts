import type { SiteLanguage } from '@foyer/brand'
import type { CentrePageId } from '@foyer/feature-api'
import { centreAddress } from './centreAddress.ts'
import { historyIndex } from './historyIndex.ts'
import { createHistoryTrail, type HistoryTrail } from './historyTrail.ts'
import { createOverlayGuard, type OverlayGuard } from './overlayGuard.ts'

type RouterGo = (to: string, options?: { readonly replace?: boolean }) => void

/** Ways to change the address from outside React; the router takes over once it is mounted. */
export interface Navigation {
  /** Goes to an address as `href` makes it, or to another site. */
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void
  /** Opens or closes the centre over the page shown (`?centre=`). */
  readonly showCentre: (page: CentrePageId | undefined) => void
  readonly trail: HistoryTrail
  readonly guard: OverlayGuard
  /** Resolves when no step through history is under way. */
  readonly settled: () => Promise<unknown>
  /** Puts another document in place of the page, so that Back leads to what was before it. */
  readonly replaceDocument: (to: string) => void
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

/** Milliseconds after which a step through history counts as done, also where no page was there to arrive at. */
const traversalTime = 500

/** Steps through history, and when they are done: the browser takes its time, and answers with an event. */
function createTraversal() {
  let under: Promise<void> = Promise.resolve()
  let isUnderWay = false
  return {
    done: () => under,
    isUnderWay: () => isUnderWay,
    back: (steps: number): void => {
      isUnderWay = true
      under = new Promise<void>((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true })
        setTimeout(resolve, traversalTime)
      }).then(() => {
        isUnderWay = false
      })
      history.go(-steps)
    },
  }
}

/** Nothing lies over a page that is written ahead. */
const noGuard: OverlayGuard = { isOver: () => false, keep: () => undefined, arrive: () => undefined }

export function createNavigation(language: SiteLanguage): Navigation {
  let router: RouterGo | undefined
  let prepare: (path: string) => Promise<void> = async () => undefined
  let latest = 0
  let going: Promise<unknown> = Promise.resolve()
  const traversal = createTraversal()
  const leaveGuard = (): void => {
    if (!traversal.isUnderWay()) traversal.back(1)
  }
  const guard = typeof history === 'undefined' ? noGuard : createOverlayGuard(history, leaveGuard)
  /** Shows the page that is there already: what lies over it goes, and with it the entry it has made. */
  const uncover = async (): Promise<void> => {
    await new Promise(requestAnimationFrame)
    await traversal.done()
    if (guard.isOver()) leaveGuard()
  }
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
    const isHere = path === routerPath(location.href, language, location.origin)
    if (isHere && guard.isOver()) {
      // A redirect that comes late is not what somebody has pressed: what lies over the page by then stays.
      if (!options.replace) going = uncover()
      return
    }
    const replace = options.replace || isHere
    going = Promise.all([prepare(path), traversal.done()]).finally(() => {
      // A new page takes the place of the entry that what lies over the page has made.
      if (mine === latest) router?.(path, { replace: replace || guard.isOver() })
    })
  }
  const trail = createHistoryTrail()
  const goToCentre = (page: CentrePageId | undefined, replace: boolean): void =>
    go(centreAddress(location.href, page), { replace })
  return {
    go,
    trail,
    guard,
    settled: () => Promise.all([going, traversal.done()]),
    replaceDocument: (to) => {
      if (guard.isOver()) traversal.back(1)
      void traversal.done().then(() => location.replace(to))
    },
    showCentre: (page) => {
      if (page) return goToCentre(page, false)
      const steps = trail.stepsToPage(historyIndex())
      if (steps === undefined) goToCentre(undefined, true)
      else traversal.back(steps)
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
