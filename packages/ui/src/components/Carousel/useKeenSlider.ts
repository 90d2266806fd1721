import type { KeenSliderInstance, TrackDetails } from 'keen-slider'
import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'
import { moveDuration } from './glide.ts'

interface KeenOptions {
  readonly count: number
  readonly loops: boolean
  readonly isOnePerView: boolean
  /** Told at the start and whenever slides have moved. */
  onMove(details: TrackDetails): void
}

const barelyVisible = 0.02
export const slidesOf = (viewport: HTMLElement): HTMLElement[] =>
  [...viewport.children].filter((child) => child instanceof HTMLElement)

/** Where a native row of slides stands before the slider takes over. */
function nativeIndex(viewport: HTMLElement): number {
  const width = slidesOf(viewport)[0]?.offsetWidth
  return width ? Math.round(Math.abs(viewport.scrollLeft) / width) : 0
}

/**
 * Drags and animates a native scroll-snap row once the slider's code is there, which is fetched when the row comes on
 * screen. Slides out of sight are inert. keen-slider compares option callbacks by their text, so they go through a ref.
 */
export function useKeenSlider(
  ref: RefObject<HTMLElement | null>,
  options: KeenOptions,
): RefObject<KeenSliderInstance | null> {
  const { count, loops, isOnePerView } = options
  const keenRef = useRef<KeenSliderInstance>(null)
  const onMove = useRef(options.onMove)
  useEffect(() => {
    onMove.current = options.onMove
  })

  const hasMany = count > 1
  useEffect(() => {
    const viewport = ref.current
    if (!viewport || !hasMany) return
    let isGone = false

    const moved = ({ track }: Pick<KeenSliderInstance, 'track'>): void => {
      if (!track.details) return
      slidesOf(viewport).forEach((slide, index) => {
        const isHidden = (track.details.slides[index]?.portion ?? 0) < barelyVisible
        if (slide.inert !== isHidden) slide.inert = isHidden
      })
      onMove.current(track.details)
    }

    const start = async (): Promise<void> => {
      const { default: KeenSlider } = await import('keen-slider')
      if (isGone) return
      const initial = nativeIndex(viewport)
      viewport.dataset.enhanced = ''
      viewport.removeAttribute('tabindex')
      viewport.scrollLeft = 0
      const keen = new KeenSlider(viewport, {
        initial,
        loop: loops,
        rtl: getComputedStyle(viewport).direction === 'rtl',
        selector: () => slidesOf(viewport),
        slides: { perView: isOnePerView ? 1 : 'auto' },
        defaultAnimation: { duration: prefersReducedMotion() ? 0 : moveDuration },
        detailsChanged: moved,
      })
      keenRef.current = keen
      moved(keen)
    }

    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // Without the slider's code the native row goes on working.
      start().catch(() => undefined)
    })
    observer.observe(viewport)
    return () => {
      isGone = true
      observer.disconnect()
      keenRef.current?.destroy()
      keenRef.current = null
      delete viewport.dataset.enhanced
      viewport.tabIndex = 0
      for (const slide of slidesOf(viewport)) slide.inert = false
    }
  }, [ref, hasMany, loops, isOnePerView])

  // The slider does not watch its children: every change of their number has to be told.
  const knownCount = useRef(count)
  useEffect(() => {
    if (knownCount.current !== count) keenRef.current?.update()
    knownCount.current = count
  }, [count])

  return keenRef
}
