import { type RefObject, useEffect, useRef, useState } from 'react'

export interface Disclosure<Root extends HTMLElement> {
  readonly rootRef: RefObject<Root | null>
  readonly isOpen: boolean
  setOpen(isOpen: boolean): void
}

/**
 * Open state of a panel that closes on Escape, on a press outside and when focus leaves.
 * Escape gives focus back to the root's `[data-part=toggle]`.
 */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const rootRef = useRef<Root>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside, { signal })
    document.addEventListener('focusin', closeOutside, { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        const root = rootRef.current
        if (root?.contains(document.activeElement)) root.querySelector<HTMLElement>('[data-part=toggle]')?.focus()
        setOpen(false)
      },
      { signal },
    )
    return () => listening.abort()
  }, [isOpen])

  return { rootRef, isOpen, setOpen }
}
