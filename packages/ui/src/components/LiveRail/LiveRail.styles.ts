import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { shimmer, shimmerKeyframes } from '../../styles/shimmer.ts'
import { toneCss } from '../GameTile/facts.styles.ts'
import { markCss } from '../GameTile/mark.styles.ts'
import { artCss } from '../LazyImage/LazyImage.styles.ts'

/** Picture and words side by side, the results under both, in cards of one height whatever a server tells. */
export const LiveRailRoot = styled.div.withConfig({ componentId: 'fy-LiveRail' })(rules`
  min-inline-size: 0;
  ${artCss}
  ${markCss}
  ${toneCss}

  [data-part='tile'] {
    --fy-cards: 1.14;
    --fy-whole: 1;
    position: relative;
    display: grid;
    grid-template-rows: 112px 44px;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: 0 14px;
    box-sizing: border-box;
    inline-size: calc((100cqi - var(--fy-rail-inset) - var(--fy-whole) * var(--fy-rail-gap)) / var(--fy-cards));
    overflow: hidden;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-1), inset 0 0 0 1px var(--fy-color-border);
    transition: background-color var(--fy-duration-fast) var(--fy-ease);
  }
  @container (min-width: 640px) {
    [data-part='tile'] {
      --fy-cards: 2.2;
      --fy-whole: 2;
    }
  }
  @container (min-width: 1000px) {
    [data-part='tile'] {
      --fy-cards: 3.3;
      --fy-whole: 3;
    }
  }
  @container (min-width: 1800px) {
    [data-part='tile'] {
      --fy-cards: 4.4;
      --fy-whole: 4;
    }
  }
  [data-part='art'] {
    border-radius: 0;
  }
  [data-part='about'] {
    display: grid;
    grid-template-rows: auto auto 1fr;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    padding-block: 12px 10px;
    padding-inline: 0 14px;
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  :is([data-part='name'], [data-part='vendor']) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='name'] {
    color: var(--fy-color-text);
    font-size: var(--fy-size-sm);
    font-weight: 650;
  }
  [data-part='vendor'] {
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
  }
  /* Seats stand below the limits where one line has no room for both. */
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-content: end;
    justify-content: space-between;
    min-inline-size: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-part='limits'] {
    color: var(--fy-color-text);
    font-weight: 600;
  }
  [data-part='seats'] {
    color: var(--fy-color-positive);
  }
  [data-part='seats'][data-full] {
    color: var(--fy-color-text-muted);
  }
  /* Without results the picture keeps its size, so that no lettering in it is cut. */
  [data-quiet] {
    grid-template-columns: 128px minmax(0, 1fr);
  }
  [data-quiet] > * {
    grid-row: 1 / 3;
  }
  [data-quiet] > [data-part='art'] {
    align-self: center;
    justify-self: end;
    inline-size: 112px;
    block-size: 112px;
    border-radius: var(--fy-radius-medium);
  }
  /* Its words begin and end with it. */
  [data-quiet] > [data-part='about'] {
    align-self: center;
    block-size: 112px;
    padding-block: 0;
  }
  [data-part='results'] {
    display: flex;
    grid-column: 1 / -1;
    /* Whole dots alone: what does not fit in the line is in the next, out of sight. */
    flex-wrap: wrap;
    gap: 20px 5px;
    align-content: flex-start;
    margin: 0;
    padding: 9px 12px 0;
    overflow: hidden;
    border-block-start: 1px solid var(--fy-color-border);
    list-style: none;
  }
  [data-part='results'] > li {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-tone);
    box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.16);
    color: #fff;
    font: 650 0.6875rem/1 var(--fy-font-text);
    font-variant-numeric: tabular-nums;
  }
  /* What ended last stands out from what is past. */
  [data-part='results'] > li:first-child {
    outline: 2px solid var(--fy-color-text);
    outline-offset: 1px;
  }
  [data-part='play'] {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    cursor: pointer;
  }
  [data-part='play']:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
  @media (hover: hover) {
    [data-part='tile']:hover {
      background: var(--fy-color-raised);
    }
  }
  [data-skeleton] :is([data-part='art'], span) {
    ${shimmer}
  }
  [data-skeleton] span {
    block-size: 0.75em;
    margin-block: 0.325em;
    border-radius: var(--fy-radius-small);
  }
  [data-skeleton] [data-part='vendor'] {
    inline-size: 62%;
  }
  ${shimmerKeyframes}
`)
