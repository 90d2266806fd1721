import { useEffect, useEffectEvent } from 'react'
import type { TableActions } from './model/createTableModel.ts'

/** Keys of the table: B bets the chosen chip, H, S, D and P play the hand, I and N answer to insurance. */
export function useMoveKeys(actions: TableActions): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    if (document.querySelector('dialog[open]') !== null) return
    if (event.target instanceof Element && event.target.closest('select, input:not([type="radio"])')) return
    const acts: Readonly<Record<string, () => void>> = {
      b: actions.lay,
      h: () => actions.move('hit'),
      s: () => actions.move('stand'),
      d: () => actions.move('double'),
      p: () => actions.move('split'),
      i: () => actions.insure(true),
      n: () => actions.insure(false),
    }
    const act = acts[event.key.toLowerCase()]
    if (act === undefined) return
    act()
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
