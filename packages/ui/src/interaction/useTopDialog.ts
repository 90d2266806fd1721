import { useEffect, useState } from 'react'

/** The modal dialog that was opened last, outside of which the page is inert; undefined while none is open. */
export function useTopDialog(): HTMLDialogElement | undefined {
  const [opened, setOpened] = useState<readonly HTMLDialogElement[]>([])
  useEffect(() => {
    const look = (): void =>
      setOpened((before) => {
        const now = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')]
        const stay = before.filter((dialog) => now.includes(dialog))
        const come = now.filter((dialog) => !before.includes(dialog))
        return come.length === 0 && stay.length === before.length ? before : [...stay, ...come]
      })
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { subtree: true, attributes: true, attributeFilter: ['open'] })
    look()
    return () => observer.disconnect()
  }, [])
  return opened.at(-1)
}
