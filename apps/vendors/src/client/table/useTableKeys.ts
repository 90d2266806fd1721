import { useEffect, useEffectEvent } from 'react'

interface TableKeys {
  /** Chooses a chip by its place, from 0. */
  readonly onChip: (place: number) => void
  readonly onUndo: () => void
}

/** Keys 1 to 5 choose a chip, Backspace takes the last one back. */
export function useTableKeys({ onChip, onUndo }: TableKeys): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    // Under an open panel nothing is laid.
    if (document.querySelector('dialog[open]') !== null) return
    if (event.target instanceof Element && event.target.closest('select, input:not([type="radio"])')) return
    if (event.key === 'Backspace') onUndo()
    else if (/^[1-5]$/.test(event.key)) onChip(Number(event.key) - 1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
