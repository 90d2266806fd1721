import { balanceHidden, balanceShown } from '@foyer/contract/frame'

let isHidden = false
const listeners = new Set<() => void>()

/** Hears from the page around the game whether its player has hidden the balance. */
export function hearPortal(): void {
  addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || (data !== balanceHidden && data !== balanceShown)) return
    isHidden = data === balanceHidden
    for (const listener of listeners) listener()
  })
}

export const readHidden = (): boolean => isHidden

export function onHiddenChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
