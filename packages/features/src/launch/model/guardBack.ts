/** What is used of `NavigateEvent`. */
interface Leaving extends Event {
  readonly navigationType: string
  readonly destination: { readonly key: string; readonly url: string }
}

/** What is used of the browser's `Navigation`; browsers of before 2026 may have none, and go back without a question. */
interface History extends EventTarget {
  readonly currentEntry: { readonly key: string } | null
  readonly traverseTo: (key: string) => unknown
}

interface GuardedPage extends Pick<Window, 'addEventListener' | 'removeEventListener'> {
  readonly navigation?: History
  readonly history: Pick<Window['history'], 'back'>
  readonly location: Pick<Location, 'href'>
}

/**
 * Asks once before the browser's Back, and has the browser ask before the page is closed. Nothing is put into the history for it. A
 * browser lets a page hold Back up once for each thing its player did, so that nobody is kept. Returns the stop.
 */
export function guardBack(page: GuardedPage, ask: () => Promise<boolean>): () => void {
  const { navigation } = page
  let isAsking = false
  const hold = (event: Event): void => {
    // Listened to by this name alone.
    const { navigationType, destination } = event as Leaving
    if (navigationType !== 'traverse' || !event.cancelable) return
    // A dialog over the page, the question's own among them, goes back to the same address when it closes.
    if (destination.url === page.location.href) return
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    const under = navigation?.currentEntry?.key
    const leave = (): void => {
      if (destination.key === '') page.history.back()
      else navigation?.traverseTo(destination.key)
    }
    void ask().then((leaves) => {
      isAsking = false
      if (!leaves) return
      stop()
      // The question takes its own entry away first: from another page that step would lead one too far.
      if (navigation?.currentEntry?.key === under) leave()
      else navigation?.addEventListener('currententrychange', leave, { once: true })
    })
  }
  const stay = (event: Event): void => event.preventDefault()
  const stop = (): void => {
    navigation?.removeEventListener('navigate', hold)
    page.removeEventListener('beforeunload', stay)
  }
  navigation?.addEventListener('navigate', hold)
  page.addEventListener('beforeunload', stay)
  return stop
}
