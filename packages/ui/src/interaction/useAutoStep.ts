import { type RefObject, useEffect, useRef } from 'react'
import { watchSight } from './watchSight.ts'

export interface AutoStep {
  /** Milliseconds between steps; nothing happens without it. */
  readonly every: number | undefined
  readonly isPaused: boolean
  onStep(): void
}

/**
 * Calls `onStep` at a steady pace while the element is on screen and nobody is using it: a pointer over it, focus
 * inside it, a hidden tab and an explicit pause all hold it, and the full time runs again afterwards.
 */
export function useAutoStep(ref: RefObject<HTMLElement | null>, { every, isPaused, onStep }: AutoStep): void {
  const latest = useRef(onStep)
  useEffect(() => {
    latest.current = onStep
  })

  useEffect(() => {
    const element = ref.current
    if (!element || !every || isPaused) return
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setInterval> | undefined
    let isOnScreen = true
    const restart = (): void => {
      clearInterval(timer)
      // An element that is taken away under the pointer is left as well.
      if (signal.aborted) return
      const isHeld = !isOnScreen || document.hidden || element.matches(':hover, :focus-within')
      if (!isHeld) timer = setInterval(() => latest.current(), every)
    }
    const afterwards = (): void => void setTimeout(restart)
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout'])
      element.addEventListener(type, afterwards, { signal })
    document.addEventListener('visibilitychange', restart, { signal })
    const unwatch = watchSight(element, (isInSight) => {
      isOnScreen = isInSight
      restart()
    })
    restart()
    return () => {
      clearInterval(timer)
      unwatch()
      listening.abort()
    }
  }, [ref, every, isPaused])
}
