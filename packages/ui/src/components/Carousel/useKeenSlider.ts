import type { TrackDetails } from 'keen-slider'
import { type RefObject, useEffect, useRef } from 'react'
import { slidesOf } from './slidesOf.ts'
import type { StartedKeen } from './startKeen.ts'

interface SliderOptions {
  readonly count: number
  readonly loops: boolean
  readonly fillsView: boolean
  /** Told at the start and whenever slides have moved. */
  onMove(details: TrackDetails): void
}

/** The slider of a row: there once the row has been used. */
export interface Slider {
  readonly keenRef: RefObject<StartedKeen | null>
  /** Fetches the slider; without its code the native row goes on working. */
  readonly start: () => Promise<void>
}

/** How long a row that is scrolled has to stand still before the slider takes it over, in ms. */
const settledAfter = 150

/**
 * Drags and animates a native scroll-snap row once the slider's code is there, which is fetched when somebody uses the
 * row: a mouse over it, focus in it, a swipe that has come to rest, or the first step. keen-slider compares option
 * callbacks by their text, so they go through a ref.
 */
export function useKeenSlider(ref: RefObject<HTMLElement | null>, options: SliderOptions): Slider {
  const { count, loops, fillsView } = options
  const keenRef = useRef<StartedKeen>(null)
  const startRef = useRef(async () => {})
  const onMove = useRef(options.onMove)
  useEffect(() => {
    onMove.current = options.onMove
  })

  const hasMany = count > 1
  useEffect(() => {
    const viewport = ref.current
    if (!viewport || !hasMany) return
    const using = new AbortController()
    const { signal } = using

    const takeOver = async (): Promise<void> => {
      const { startKeen } = await import('./startKeen.ts')
      if (signal.aborted) return
      keenRef.current = startKeen(viewport, {
        loops,
        fillsView,
        onMove: (details) => onMove.current(details),
      })
      // Whoever stands on the row is not put off it.
      const dropTabStop = (): void => viewport.removeAttribute('tabindex')
      if (document.activeElement === viewport) viewport.addEventListener('blur', dropTabStop, { once: true, signal })
      else dropTabStop()
    }

    let starting: Promise<void> | undefined
    const start = (): Promise<void> => {
      starting ??= takeOver().catch(() => undefined)
      return starting
    }
    startRef.current = start

    const row = viewport.parentElement ?? viewport
    let settling: ReturnType<typeof setTimeout> | undefined
    const settle = (): void => {
      clearTimeout(settling)
      if (!keenRef.current) settling = setTimeout(start, settledAfter)
    }
    const onPointer = ({ pointerType }: PointerEvent): void => void (pointerType !== 'touch' && start())
    row.addEventListener('pointerover', onPointer, { signal, passive: true })
    row.addEventListener('focusin', start, { signal })
    viewport.addEventListener('scroll', settle, { signal, passive: true })
    return () => {
      using.abort()
      clearTimeout(settling)
      startRef.current = async () => {}
      keenRef.current?.keen.destroy()
      keenRef.current = null
      delete viewport.dataset.enhanced
      viewport.tabIndex = 0
      for (const slide of slidesOf(viewport)) slide.inert = false
    }
  }, [ref, hasMany, loops, fillsView])

  // The slider does not watch its children: every change of their number has to be told.
  const knownCount = useRef(count)
  useEffect(() => {
    if (knownCount.current !== count) keenRef.current?.keen.update()
    knownCount.current = count
  }, [count])

  return { keenRef, start: () => startRef.current() }
}
