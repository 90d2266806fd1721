import KeenSlider, { type KeenSliderInstance, type TrackDetails } from 'keen-slider'
import { prefersReducedMotion } from '../../interaction/reducedMotion.ts'
import { glide, moveDuration } from './glide.ts'
import { slidesOf } from './slidesOf.ts'

interface KeenOptions {
  readonly loops: boolean
  readonly fillsView: boolean
  /** Told at the start and whenever slides have moved. */
  readonly onMove: (details: TrackDetails) => void
}

/** A row whose slides the slider moves. */
export interface StartedKeen {
  readonly keen: KeenSliderInstance
  /** Goes to a slide without script in its frames. */
  readonly glideTo: (target: number) => void
}

const barelyVisible = 0.02

/** Where a native row of slides stands before the slider takes over. */
function nativeIndex(viewport: HTMLElement): number {
  const width = slidesOf(viewport)[0]?.offsetWidth
  return width ? Math.round(Math.abs(viewport.scrollLeft) / width) : 0
}

/** Lets the slider take a native row over where it stands. Slides out of sight are inert from then on. */
export function startKeen(viewport: HTMLElement, { loops, fillsView, onMove }: KeenOptions): StartedKeen {
  const moved = ({ track }: Pick<KeenSliderInstance, 'track'>): void => {
    if (!track.details) return
    slidesOf(viewport).forEach((slide, index) => {
      const isHidden = (track.details.slides[index]?.portion ?? 0) < barelyVisible
      if (slide.inert !== isHidden) slide.inert = isHidden
    })
    onMove(track.details)
  }
  const initial = nativeIndex(viewport)
  viewport.dataset.enhanced = ''
  viewport.scrollLeft = 0
  const keen = new KeenSlider(viewport, {
    initial,
    loop: loops,
    rtl: getComputedStyle(viewport).direction === 'rtl',
    selector: () => slidesOf(viewport),
    slides: { perView: fillsView ? 1 : 'auto' },
    defaultAnimation: { duration: prefersReducedMotion() ? 0 : moveDuration },
    detailsChanged: moved,
  })
  moved(keen)
  return { keen, glideTo: (target) => glide(keen, slidesOf(viewport), target) }
}
