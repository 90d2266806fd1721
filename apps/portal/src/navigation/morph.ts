/** What an acting element becomes. */
export type Becoming = 'game' | 'centre'

/** Name that the acting element hands to what it opens; nothing else on a page has one. */
const sharedName = 'foyer-shared'
/** Ms a page stands still at most while what is opened is not there yet. */
const patience = 100

const opened: Readonly<Record<Becoming, string>> = {
  game: '[data-shared=game]',
  centre: '.fy-CentreFrame[open]',
}

/** Resolves with an element as soon as it is in the document, or with nothing when it takes too long. */
function appear(selector: string): Promise<HTMLElement | undefined> {
  const find = () => document.querySelector<HTMLElement>(selector) ?? undefined
  return new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(find())
    }
    const observer = new MutationObserver(() => {
      if (find()) done()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
    const timer = setTimeout(done, patience)
    if (find()) done()
  })
}

const unname = (element: HTMLElement): void => void element.style.removeProperty('view-transition-name')

/** Makes a change in a view transition in which one element becomes what the change opens. */
export function morph(from: HTMLElement, becoming: Becoming, change: () => void): void {
  const root = document.documentElement
  let to: HTMLElement | undefined
  from.style.setProperty('view-transition-name', sharedName)
  root.dataset.morph = becoming
  const transition = document.startViewTransition(async () => {
    unname(from)
    change()
    to = await appear(opened[becoming])
    if (to) to.style.setProperty('view-transition-name', sharedName)
    else transition.skipTransition()
  })
  // Whoever goes on does not wait for the end.
  const skip = (): void => transition.skipTransition()
  const listening = new AbortController()
  const options = { signal: listening.signal, capture: true } as const
  for (const input of ['pointerdown', 'keydown', 'wheel']) addEventListener(input, skip, options)
  // A skipped transition is never ready.
  transition.ready.catch(() => undefined)
  void transition.finished.finally(() => {
    listening.abort()
    delete root.dataset.morph
    if (to) unname(to)
  })
}
