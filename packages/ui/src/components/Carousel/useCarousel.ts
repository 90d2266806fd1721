import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'
import { useAutoStep } from '../../interaction/useAutoStep.ts'
import type { StartedKeen } from './startKeen.ts'
import { useKeenSlider } from './useKeenSlider.ts'
import { useNativeEnd } from './useNativeEnd.ts'

interface CarouselOptions {
  readonly count: number
  readonly loops: boolean
  /** A slide is as wide as the carousel. */
  readonly fillsView: boolean
  readonly autoplay: number | undefined
  readonly onChange: ((index: number) => void) | undefined
}

const fully = 0.99

/** State and moves of a carousel, over the slider when it is there and over the native row until then. */
export function useCarousel({ count, loops, fillsView, autoplay, onChange }: CarouselOptions) {
  const rootRef = useRef<HTMLElement>(null)
  const viewportRef = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const [isAtEnd, setAtEnd] = useState(false)
  const [isPaused, setPaused] = useState(false)

  const { keenRef, start } = useKeenSlider(viewportRef, {
    count,
    loops,
    fillsView,
    onMove: ({ rel, abs, maxIdx, slides }) => {
      if (rel !== index) onChange?.(rel)
      setIndex(rel)
      // Slides as wide as their content may all be in sight before the last of them is the first in view.
      setAtEnd(!loops && (abs >= maxIdx || (slides.at(-1)?.portion ?? 0) > fully))
    },
  })

  useEffect(() => {
    if (prefersReducedMotion()) setPaused(true)
  }, [])

  useNativeEnd(viewportRef, loops ? 0 : count, (isInSight) => {
    if (!keenRef.current) setAtEnd(isInSight)
  })

  const move = async (how: (started: StartedKeen | null) => void): Promise<void> => {
    if (!keenRef.current) await start()
    how(keenRef.current)
  }

  const show = (started: StartedKeen | null, target: number): void => {
    if (started) started.keen.moveToIdx(target)
    else viewportRef.current?.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  const next = (started: StartedKeen | null, direction: 1 | -1): number => {
    const details = started?.keen.track.details
    const visible = details?.slides.filter(({ portion }) => portion > fully).length ?? 1
    const target = (details?.rel ?? index) + direction * Math.max(1, visible)
    return loops ? (target + count) % count : Math.min(Math.max(target, 0), details?.maxIdx ?? count - 1)
  }

  const goTo = (target: number): void => void move((started) => show(started, target))
  const step = (direction: 1 | -1): void => void move((started) => show(started, next(started, direction)))
  const stepByItself = (): void =>
    void move((started) => {
      const target = isAtEnd ? 0 : next(started, 1)
      if (started) started.glideTo(target)
      else show(started, target)
    })

  useAutoStep(rootRef, {
    every: count > 1 ? autoplay : undefined,
    isPaused,
    onStep: stepByItself,
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isForward = event.key === 'ArrowRight'
    if (!isForward && event.key !== 'ArrowLeft') return
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    event.preventDefault()
    step(isForward !== isRightToLeft ? 1 : -1)
  }

  // A focused slide that is cut off is brought in whole, and the browser's own scrolling to it is taken back.
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const viewport = viewportRef.current
    const keen = keenRef.current?.keen
    const position = [...(viewport?.children ?? [])].findIndex((slide) => slide.contains(event.target))
    if (!viewport || !keen || position === -1) return
    viewport.scrollLeft = 0
    if ((keen.track.details.slides[position]?.portion ?? 1) < fully) goTo(position)
  }

  return {
    rootRef,
    viewportRef,
    index,
    isAtEnd,
    isPaused,
    togglePause: () => setPaused((paused) => !paused),
    goTo,
    step,
    rootProps: { onKeyDown },
    viewportProps: { onFocus },
  }
}
