import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { holdPage } from '../../interaction/holdPage.ts'

/**
 * Opens a native dialog as a modal one while `isOpen`: the browser keeps focus inside, gives it back afterwards and
 * makes the page behind inert. Escape and a press on the backdrop ask to close.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    if (!dialog.open) dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-part=title]')?.focus()
    const letGo = holdPage()
    dialog.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== dialog) return
        event.preventDefault()
        latest.current()
      },
      { signal },
    )
    // The backdrop belongs to the dialog element itself; everything visible is one of its children.
    dialog.addEventListener('pointerdown', (event) => event.target === dialog && latest.current(), { signal })
    return () => {
      listening.abort()
      letGo()
      dialog.close()
    }
  }, [isOpen])

  return ref
}
