import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react'
import { type PopoverAlign, type PopoverSide, placeBeside } from './placeBeside.ts'

export interface PopoverPlace {
  /** Where it stands when there is room. */
  readonly side?: PopoverSide | undefined
  /** Which edges meet. */
  readonly align?: PopoverAlign | undefined
  /** It stands beside the whole root, not the button in it. */
  readonly isBesideRoot?: boolean
}

/** What the button that opens a panel takes; spread it on a `Button` or an `IconButton`. */
export interface PopoverButton {
  readonly popoverTarget: string
  readonly 'aria-expanded': boolean
  readonly 'aria-haspopup': 'menu' | 'dialog'
}

export interface PopoverState {
  readonly rootRef: RefObject<HTMLDivElement | null>
  readonly panelRef: RefObject<HTMLDivElement | null>
  readonly isOpen: boolean
  readonly button: PopoverButton
  /** For the panel, which the platform shows, puts away on Escape and on a press elsewhere, and gives the focus back from. */
  readonly panel: {
    id: string
    popover: 'auto'
    onBeforeToggle: (event: ToggleEvent) => void
    onToggle: (event: ToggleEvent) => void
  }
  close(): void
}

/** A panel of the platform's top layer beside the button that opens it. `onOpen` is called when it is drawn and in place. */
export function usePopover(
  kind: 'menu' | 'dialog',
  { side, align, isBesideRoot }: PopoverPlace,
  onOpen?: () => void,
): PopoverState {
  const rootRef = useRef<HTMLDivElement>(null)
  const panelRef = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const opened = useRef(onOpen)
  useEffect(() => {
    opened.current = onOpen
  })

  useEffect(() => {
    if (!isOpen) return undefined
    const place = (): void => {
      const root = rootRef.current
      const anchor = isBesideRoot ? root : root?.querySelector('[popovertarget]')
      if (anchor && panelRef.current) placeBeside(anchor, panelRef.current, side ?? 'below', align ?? 'start')
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('resize', place, { signal })
    addEventListener('scroll', place, { signal, capture: true, passive: true })
    // The platform shows it after it has said so, and draws it in the frame this runs before.
    const frame = requestAnimationFrame(() => {
      place()
      opened.current?.()
    })
    return () => {
      cancelAnimationFrame(frame)
      listening.abort()
    }
  }, [isOpen, side, align, isBesideRoot])

  return {
    rootRef,
    panelRef,
    isOpen,
    button: { popoverTarget: id, 'aria-expanded': isOpen, 'aria-haspopup': kind },
    panel: {
      id,
      popover: 'auto',
      onBeforeToggle: ({ target, currentTarget, newState }) => {
        if (target === currentTarget && newState === 'open') setOpen(true)
      },
      // Not before: the platform gives the focus back from what the panel holds.
      onToggle: ({ target, currentTarget, newState }) => {
        if (target === currentTarget && newState === 'closed') setOpen(false)
      },
    },
    close: () => panelRef.current?.hidePopover(),
  }
}
