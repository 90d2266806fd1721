import { createView, type View } from '../../../../client/model/createView.ts'

/** How far a draw is shown. */
export interface Revealed {
  /** The draw; empty until there is one. */
  readonly numero: string
  /** Numbers of it that are shown. */
  readonly count: number
  /** It is being shown number by number. */
  readonly isRunning: boolean
  /** It came while one looked on. */
  readonly isLive: boolean
}

interface RevealOptions {
  /** Nothing moves: for those who want it so, and while nobody looks. */
  readonly isStill: () => boolean
  readonly after?: (ms: number, act: () => void) => () => void
}

export interface Reveal extends Pick<View<Revealed>, 'subscribe' | 'view'> {
  /** Shows a draw of so many numbers: number by number when it comes while one looks on, at once when it was there before. */
  readonly show: (numero: string, total: number) => void
}

/** From one number to the next, ms. */
export const revealEvery = 700

const later = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

export function createReveal({ isStill, after = later }: RevealOptions): Reveal {
  const view = createView<Revealed>({ numero: '', count: 0, isRunning: false, isLive: false })
  let stop = (): void => undefined
  const step = (total: number): void => {
    // Who turns away, or wants no motion from now on, finds all of it.
    const count = isStill() ? total : view.view().count + 1
    view.change({ count, isRunning: count < total })
    if (count < total) stop = after(revealEvery, () => step(total))
  }
  return {
    subscribe: view.subscribe,
    view: view.view,
    show: (numero, total) => {
      const { numero: before } = view.view()
      if (numero === before) return
      stop()
      const isLive = before !== ''
      if (!isLive || isStill()) return view.change({ numero, count: total, isRunning: false, isLive })
      view.change({ numero, count: 0, isRunning: true, isLive })
      stop = after(revealEvery, () => step(total))
    },
  }
}
