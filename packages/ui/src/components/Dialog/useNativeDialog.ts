import { type PointerEvent, type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { holdPage } from '../../interaction/holdPage.ts'

/** What closed a dialog: its own cross or Escape, a click on the cover around it, or its time being over. */
export type DialogCloseReason = 'cross' | 'escape' | 'cover' | 'timeout'

interface NativeDialogOptions {
  isOpen: boolean
  closesOnCover: boolean
  closesAfter: number | undefined
  onClose: (reason: DialogCloseReason) => void
}

/**
 * Keeps a `<dialog>` in step with `isOpen`. The platform traps the focus, closes on Escape and gives the focus back
 * to where it was; that also happens when the component is taken away while open, because it is closed first.
 */
export function useNativeDialog(ref: RefObject<HTMLDialogElement | null>, options: NativeDialogOptions) {
  const { isOpen, closesOnCover, closesAfter, onClose } = options
  const pressedCover = useRef(false)
  const latestOnClose = useRef(onClose)
  useLayoutEffect(() => {
    latestOnClose.current = onClose
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return undefined
    const letGo = holdPage()
    if (!dialog.open) {
      dialog.showModal()
      startInForm(dialog)
    }
    return () => {
      dialog.close()
      letGo()
    }
  }, [isOpen, ref])

  useEffect(() => {
    if (!isOpen || closesAfter === undefined) return undefined
    const timer = setTimeout(() => latestOnClose.current('timeout'), closesAfter)
    return () => clearTimeout(timer)
  }, [isOpen, closesAfter])

  return {
    /** Escape asks; whether the dialog closes is up to who holds `isOpen`. */
    onCancel: (event: SyntheticEvent<HTMLDialogElement>): void => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose('escape')
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>): void => {
      pressedCover.current = event.target === event.currentTarget && !isInside(event)
    },
    /** Pressed and released on the cover; text selected from inside out does not count. */
    onPointerUp: (event: PointerEvent<HTMLDialogElement>): void => {
      const released = event.target === event.currentTarget && !isInside(event)
      if (closesOnCover && pressedCover.current && released && event.button === 0) onClose('cover')
      pressedCover.current = false
    },
  }
}

/** The platform gives the focus to a body that scrolls before what is in it; where that is a form, its first field is meant. */
function startInForm(dialog: HTMLDialogElement): void {
  if (!document.activeElement?.matches('dialog > * > [data-part="body"]')) return
  dialog
    .querySelector<HTMLElement>('form :is(input, select, textarea):not([hidden], [type="hidden"], :disabled)')
    ?.focus()
}

/** The cover belongs to the dialog element; only the place tells the two apart. */
function isInside({ currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}
