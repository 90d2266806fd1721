import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { railFade } from '../../styles/railFade.ts'
import { rules } from '../../styles/rules.ts'

/** Widths of a slide: the whole carousel, all but the next one's beginning, or whatever its content is wide. */
export const carouselFits = {
  one: '100%',
  peek: 'calc(100% - var(--fy-peek, 72px))',
  content: 'auto',
}
export type CarouselFit = keyof typeof carouselFits

// The row's ring is drawn over its slides, whose pictures would cover one of its own; on a scrim it is of the colour of words, since a light theme's is dark.
export const CarouselRoot = styled.section.withConfig({ componentId: 'fy-Carousel' })(rules`
  position: relative;
  min-inline-size: 0;
  ${controlCss}

  & > [data-part='viewport'] {
    display: flex;
    outline: 0;
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  &:has(> [data-part='viewport']:focus-visible)::after {
    position: absolute;
    inset: 0;
    ${focusRingInside}
    pointer-events: none;
    content: '';
  }
  & > [data-part='viewport']::-webkit-scrollbar {
    display: none;
  }
  & > [data-part='viewport'][data-enhanced] {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
  }
  & > [data-part='viewport'][data-keen-slider-reverse] {
    flex-direction: row-reverse;
  }
  & > [data-part='viewport'] > [data-part='slide'] {
    flex: none;
    scroll-snap-align: start;
  }
  &[data-fit='one'] > [data-part='viewport'] > [data-part='slide'] {
    inline-size: ${carouselFits.one};
  }
  &[data-fit='peek'] > [data-part='viewport'] > [data-part='slide']:not(:only-child) {
    inline-size: ${carouselFits.peek};
  }
  &[data-fit='peek'] > [data-part='viewport'] > [data-part='slide']:only-child {
    inline-size: 100%;
  }
  /* The outer slides stand flush with the content around them, and what is cut off fades there. */
  &[data-fit='content'] > [data-part='viewport'] {
    margin-inline: -6px;
  }
  &[data-fit='content'] > [data-part='viewport']:not(:focus-visible) {
    --_start: 32px;
    --_end: 32px;
    ${railFade('6px')}
  }
  &[data-starts] > [data-part='viewport']:not(:focus-visible) {
    --_start: 0px;
  }
  &[data-ends] > [data-part='viewport']:not(:focus-visible) {
    --_end: 0px;
  }
  &:dir(rtl) {
    --_forth: left;
  }
  &[data-fit='content'] > [data-part='viewport'] > [data-part='slide'] {
    padding-inline: 6px;
  }

  & > [data-part='controls'] {
    display: flex;
    gap: 4px;
    align-items: center;
    justify-content: flex-end;
  }
  [data-part='dots'] {
    display: flex;
  }
  [data-part='dot'] {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  @media (hover: none) {
    [data-part='dot'] {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  /* A dot, and the bar of the current one over it: fading costs no layout. */
  [data-part='dot']::before,
  [data-part='dot']::after {
    grid-area: 1 / 1;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 8px;
    background: currentcolor;
    opacity: 0.5;
    transition: opacity var(--fy-duration-base) var(--fy-ease);
    content: '';
  }
  [data-part='dot']:hover::before {
    opacity: 1;
  }
  [data-part='dot']::after {
    inline-size: 20px;
    opacity: 0;
  }
  @media (forced-colors: active) {
    [data-part='dot']::before,
    [data-part='dot']::after {
      background: ButtonText;
    }
  }
  [data-part='dot']:focus-visible {
    border-radius: 50%;
    ${focusRingInside}
  }
  [data-part='dot'][aria-current]::after {
    opacity: 1;
  }
  &:dir(rtl) :is([data-part='previous'], [data-part='next']) svg {
    scale: -1 1;
  }
  &[data-controls='rail'] > [data-part='controls'] {
    position: absolute;
    inset-block-end: calc(100% + var(--fy-carousel-rise, 12px));
    inset-inline-end: 0;
  }
  &[data-controls='rail'] > [data-part='controls']:not(:has(:enabled)) {
    display: none;
  }
  /* Fingers swipe a row that is cut at its end, and need no arrows. */
  @media (hover: none) {
    &[data-controls='rail'] > [data-part='controls'] {
      display: none;
    }
  }
  &[data-controls='over'] > [data-part='controls'] {
    --fy-color-focus: currentcolor;
    position: absolute;
    inset-block-end: 12px;
    inset-inline-end: 12px;
    padding: 4px;
    border-radius: var(--fy-radius-pill);
    background: color-mix(in srgb, var(--fy-color-scrim) 72%, transparent);
    color: var(--fy-color-on-scrim);
  }
  &[data-controls='over'] > [data-part='controls'] > [data-control] {
    inline-size: 32px;
    block-size: 32px;
    color: var(--fy-color-on-scrim);
  }
  @media (hover: none) {
    &[data-controls='over'] > [data-part='controls'] > [data-control] {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  /* Fingers swipe, and dots stay; the room is the slide’s. */
  @media (max-width: 559px) {
    &[data-controls='over'] > [data-part='controls'] > :is([data-part='previous'], [data-part='next']) {
      display: none;
    }
  }
  &[data-controls='over'] > [data-part='controls'] > [data-control]:hover {
    background: color-mix(in srgb, var(--fy-color-on-scrim) 18%, transparent);
  }
`)
