import type { PortalRuntime } from '@foyer/feature-api'

/** Whether the key that was pressed is being typed into something, or a dialog lies over the page. */
const isTaken = (): boolean => {
  const { activeElement } = document
  const types = activeElement instanceof HTMLElement && activeElement.isContentEditable
  return (
    types ||
    activeElement?.matches('input, textarea, select') === true ||
    document.querySelector('dialog[open]') !== null
  )
}

declare global {
  interface Window {
    /** What is typed from a `/` on while nothing on the page has the focus; kept by the page's inline script. */
    foyerKeys?: string
  }
}

/** The key `/` opens the palette wherever nothing else takes it (N09), also when it was pressed before this came. */
export function run({ openModal, config, session }: PortalRuntime): void {
  const open = (key: string | undefined): boolean => {
    // A site that shows its games to members only has no search for others.
    const isShut = config.site.loginRequired && session.status !== 'signedIn'
    if (key !== '/' || isTaken() || isShut) return false
    openModal('search', {})
    return true
  }
  open(window.foyerKeys?.[0])
  document.addEventListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented && !event.repeat
    if (isPlain && open(event.key)) event.preventDefault()
  })
}
