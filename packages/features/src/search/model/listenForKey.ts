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

/** The key `/` opens the palette wherever nothing else takes it (N09). */
export function run({ openModal, config, session }: PortalRuntime): void {
  document.addEventListener('keydown', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented && !event.repeat
    // A site that shows its games to members only has no search for others.
    const isShut = config.site.loginRequired && session.status !== 'signedIn'
    if (event.key !== '/' || !isPlain || isTaken() || isShut) return
    event.preventDefault()
    openModal('search', {})
  })
}
