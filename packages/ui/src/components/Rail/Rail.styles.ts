import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { focusRing, focusRingInside } from '../../styles/focus.ts'
import { railFade } from '../../styles/railFade.ts'
import { rules } from '../../styles/rules.ts'
import { sectionLink, sectionLinkHover, sectionTitle } from '../../styles/sectionHead.ts'

/**
 * `--fy-bleed` is how far from the edge of the window the page's column begins; a rail that has the window's width sets its
 * items off by that, and one inside the column not at all. `--fy-rail-inset` is the result, for what stands in the rail.
 */
export const RailRoot = styled.section.withConfig({ componentId: 'fy-Rail' })(rules`
  position: relative;
  container-type: inline-size;
  min-inline-size: 0;
  color: var(--fy-color-text);
  ${controlCss}

  & > * {
    --fy-rail-inset: max(var(--fy-bleed, 0px), calc((100cqi - var(--fy-content)) / 2));
    --fy-rail-gap: 10px;
  }
  @container (min-width: 560px) {
    & > * {
      --fy-rail-gap: 16px;
    }
  }
  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    min-block-size: 44px;
    margin-block-end: 4px;
    padding-inline: var(--fy-rail-inset);
  }
  & > [data-part='head'] > h2 {
    ${sectionTitle}
    margin-inline-end: auto;
  }
  & > [data-part='head'] > [data-part='more'] {
    ${sectionLink}
  }
  & > [data-part='head'] > [data-part='more']:hover {
    ${sectionLinkHover}
  }
  & > [data-part='head'] > [data-part='more']:focus-visible {
    border-radius: var(--fy-radius-small);
    ${focusRing}
  }
  & > [data-part='head'] > [data-part='arrows'] {
    display: none;
    gap: 4px;
  }
  & > [data-part='head'] > [data-part='arrows']:last-child {
    margin-inline-end: -8px;
  }
  &:dir(rtl) > [data-part='head'] > [data-part='arrows'] {
    scale: -1 1;
  }
  @media (hover: hover) {
    &[data-moves] > [data-part='head'] > [data-part='arrows'] {
      display: flex;
    }
  }
  & > [data-part='items'] {
    display: flex;
    gap: var(--fy-rail-gap);
    margin: 0;
    padding: 12px var(--fy-rail-inset);
    overflow: auto hidden;
    list-style: none;
    scroll-padding-inline: var(--fy-rail-inset);
    scroll-snap-type: x proximity;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  &[data-moves] > [data-part='items']:not(:focus-visible) {
    /* Nothing where the row reaches the window's edge. */
    --_end: clamp(0px, (1px - var(--fy-rail-inset)) * 99, 32px);
    --_start: var(--_end);
    ${railFade('0px')}
  }
  &[data-starts] > [data-part='items']:not(:focus-visible) {
    --_start: 0px;
  }
  &[data-ends] > [data-part='items']:not(:focus-visible) {
    --_end: 0px;
    --_start: clamp(0px, (1px - var(--fy-rail-inset)) * 99, 32px);
  }
  &:dir(rtl) {
    --_forth: left;
  }
  & > [data-part='items']:focus-visible {
    ${focusRingInside}
  }
  & > [data-part='items'] > * {
    flex: none;
    scroll-snap-align: start;
  }
`)
