/** Something that happens again and again, to be waited for. */
export interface Signal {
  readonly give: () => void
  /** Resolves the next time it is given. */
  readonly next: () => Promise<void>
}

export function createSignal(): Signal {
  let waiting: (() => void)[] = []
  return {
    give: () => {
      for (const go of waiting.splice(0)) go()
    },
    next: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve]
      }),
  }
}
