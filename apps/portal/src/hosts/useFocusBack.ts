import { useEffect } from 'react'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** The page's heading, or its content where it has none. */
function focusContent(): void {
  const content = document.getElementById('content')
  const heading = content?.querySelector('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  ;(heading ?? content)?.focus({ preventScroll: true })
}

/**
 * Gives the focus a place when what lay over the page is gone. The platform gives it back to what had it before; that
 * may be gone too, as the login button is after a login.
 */
export function useFocusBack(isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return undefined
    const opener = document.activeElement
    return () => {
      if (!isLost()) return
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      if (isLost()) focusContent()
    }
  }, [isCovered])
}
