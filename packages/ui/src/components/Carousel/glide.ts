import type { KeenSliderInstance } from 'keen-slider'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'

/** How long a move takes, in ms. */
export const moveDuration = 400

/**
 * Goes to a slide at once and lets the compositor alone show the way there. The slider's own animation sets every slide
 * anew in each frame, which a carousel that moves by itself would do as long as a page is open.
 */
export function glide(keen: KeenSliderInstance, slides: readonly HTMLElement[], target: number): void {
  const before = keen.track.details
  const distance = keen.track.idxToDist(target, false)
  keen.track.add(distance)
  if (prefersReducedMotion()) return
  const places = keen.track.details.slides
  const direction = keen.options.rtl ? -1 : 1
  slides.forEach((slide, index) => {
    const [from, to] = [before.slides[index], places[index]]
    const isLeaving = from !== undefined && from.portion > 0
    if (!from || !to || !(isLeaving || to.portion > 0)) return
    // In a loop a slide that leaves on one side may be kept on the other from now on.
    const start = isLeaving ? from.distance - to.distance : distance
    const pixels = (share: number): string => `${share * keen.size * direction}px`
    slide.animate([{ translate: pixels(start) }, { translate: pixels(start - distance) }], {
      duration: moveDuration,
      easing: 'cubic-bezier(0.25, 1, 0.5, 1)',
    })
  })
}
