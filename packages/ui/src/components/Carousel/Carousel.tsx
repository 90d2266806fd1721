import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide'
import { Children, type ReactNode } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type CarouselLabels, carouselLabels } from './Carousel.labels.ts'
import { type CarouselFit, CarouselRoot } from './Carousel.styles.ts'
import { useCarousel } from './useCarousel.ts'

export interface CarouselProps {
  /** Accessible name. */
  label: string
  /** One child per slide, each with a key. */
  children: ReactNode
  /** `one` slide fills the carousel, or lets the next one `peek` in; `content` slides are as wide as their content. */
  fit?: CarouselFit
  /** Controls over the slides, or above them at the end of the title's line. */
  controls?: 'over' | 'rail'
  loops?: boolean
  /** Milliseconds between slides; stands still without it. Reduced motion, hover, focus and a hidden tab stop it. */
  autoplay?: number
  onChange?: (index: number) => void
  labels?: CarouselLabels
}

/**
 * Slides in a row (UK08). Before its script is there, and without it, it is a native row that scrolls and snaps.
 * Arrow keys move it, slides out of sight are inert, and what moves by itself can be paused.
 */
export function Carousel(props: CarouselProps) {
  const { label, fit = 'one', controls = 'over', loops = false, autoplay, labels = carouselLabels } = props
  const slides = Children.toArray(props.children)
  const count = slides.length
  const isOnePerView = fit !== 'content'
  const carousel = useCarousel({ count, loops, fillsView: fit === 'one', autoplay, onChange: props.onChange })
  const { index, isAtEnd, isPaused, step, goTo } = carousel
  const isPlaying = autoplay !== undefined && !isPaused
  return (
    <CarouselRoot
      ref={carousel.rootRef}
      {...carousel.rootProps}
      aria-roledescription={labels.role}
      aria-label={label}
      data-fit={fit}
      data-controls={controls}
      data-starts={index === 0 || undefined}
      data-ends={isAtEnd || undefined}
    >
      <div
        data-part="viewport"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard
        tabIndex={0}
        ref={carousel.viewportRef}
        {...carousel.viewportProps}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {slides.map((slide, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no group of form fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: toArray has given the slide itself its key; this is its place
            key={position}
            data-part="slide"
            data-current={position === index || undefined}
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={sayLabel(labels, 'slide', { number: position + 1, count })}
          >
            {slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div data-part="controls">
          {autoplay !== undefined && (
            <button
              type="button"
              data-control
              data-part="pause"
              aria-label={isPaused ? labels.play : labels.pause}
              onClick={carousel.togglePause}
            >
              {isPaused ? (
                <Glyph of={Play} size={16} line={1} isFilled />
              ) : (
                <Glyph of={Pause} size={16} line={1} isFilled />
              )}
            </button>
          )}
          <button
            type="button"
            data-control
            data-part="previous"
            aria-label={labels.previous}
            disabled={!loops && index === 0}
            onClick={() => step(-1)}
          >
            <Glyph of={ChevronLeft} size={20} />
          </button>
          {isOnePerView && (
            <div data-part="dots">
              {slides.map((_, position) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                  key={position}
                  type="button"
                  data-part="dot"
                  aria-label={sayLabel(labels, 'goTo', { number: position + 1, count })}
                  aria-current={position === index ? 'true' : undefined}
                  onClick={() => goTo(position)}
                />
              ))}
            </div>
          )}
          <button
            type="button"
            data-control
            data-part="next"
            aria-label={labels.next}
            disabled={isAtEnd}
            onClick={() => step(1)}
          >
            <Glyph of={ChevronRight} size={20} />
          </button>
        </div>
      )}
    </CarouselRoot>
  )
}
