/** Something shown that changes: the screen subscribes to it. */
export interface View<Shown> {
  readonly subscribe: (listener: () => void) => () => void
  readonly view: () => Shown
  readonly change: (part: Partial<Shown>) => void
}

export function createView<Shown>(first: Shown): View<Shown> {
  let shown = first
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    view: () => shown,
    change: (part) => {
      shown = { ...shown, ...part }
      for (const listener of listeners) listener()
    },
  }
}
