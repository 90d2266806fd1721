/** Entries of history that this page has been at, by the router's number. */
export interface HistoryTrail {
  /** Notes what stands at an entry. */
  readonly arrive: (index: number, path: string, hasCentre: boolean) => void
  /** Steps back to the entry that shows the same page without a centre over it; `undefined` where there is none. */
  readonly stepsToPage: (index: number) => number | undefined
}

export function createHistoryTrail(): HistoryTrail {
  const entries = new Map<number, { readonly path: string; readonly hasCentre: boolean }>()
  return {
    arrive: (index, path, hasCentre) => void entries.set(index, { path, hasCentre }),
    stepsToPage: (index) => {
      const here = entries.get(index)
      for (let at = index - 1; here; at -= 1) {
        const entry = entries.get(at)
        if (entry?.path !== here.path) return undefined
        if (!entry.hasCentre) return index - at
      }
      return undefined
    },
  }
}
