import { styled } from 'styled-components'
import { flagCss } from '../../styles/flag.ts'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { shimmer, shimmerKeyframes } from '../../styles/shimmer.ts'
import { heartCss } from '../GameTile/heart.styles.ts'
import { artCss } from '../LazyImage/LazyImage.styles.ts'
import { asideCss } from './aside.styles.ts'

/** Forms of a row of posters: side by side, or each with the number of its place half behind it. */
export const posterRailForms = { plain: 0, ranked: 0.42 } as const
export type PosterRailForm = keyof typeof posterRailForms

/** Posters in sight; the cut one says that there are more. */
const inSight = (posters: number) => `
  --fy-posters: ${posters};
  --fy-whole: ${Math.floor(posters)};
`

export const PosterRailRoot = styled.div.withConfig({ componentId: 'fy-PosterRail' })(rules`
  min-inline-size: 0;
  ${artCss}
  ${flagCss}
  ${heartCss}
  ${asideCss}

  [data-part='tile'] {
    ${inSight(3.2)}
    --fy-poster: calc(
      (100cqi - var(--fy-rail-inset) - var(--fy-whole) * var(--fy-rail-gap)) / var(--fy-posters)
    );
    position: relative;
    display: grid;
    grid-template-columns: var(--fy-number, 0px) var(--fy-poster);
    align-content: start;
    transition: translate var(--fy-duration-slow) var(--fy-ease);
  }
  [data-part='poster'] {
    position: relative;
    grid-column: 2;
    border-radius: var(--fy-radius-medium);
    transition: translate var(--fy-duration-slow) var(--fy-ease), box-shadow var(--fy-duration-slow) var(--fy-ease);
  }
  [data-part='art'] {
    aspect-ratio: 3 / 4;
  }
  [data-part='poster'] > [data-part='play'] {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    cursor: pointer;
  }
  [data-part='poster'] > [data-part='play']:focus-visible {
    ${focusRing}
  }
  [data-part='name'] {
    display: -webkit-box;
    grid-column: 2;
    overflow: hidden;
    margin-block-start: 8px;
    color: var(--fy-color-text-muted);
    font-size: 0.8125rem;
    font-weight: 500;
    line-height: 1.3;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  @media (hover: hover) {
    [data-part='tile']:hover [data-part='name'] {
      color: var(--fy-color-text);
    }
  }

  &[data-form='ranked'] [data-part='tile'] {
    --fy-number: calc(var(--fy-poster) * ${posterRailForms.ranked});
    ${inSight(2.2)}
    --fy-poster: calc(
      (100cqi - var(--fy-rail-inset) - var(--fy-whole) * var(--fy-rail-gap)) / var(--fy-posters) / ${1 + posterRailForms.ranked}
    );
  }
  /* The number's right half is behind the poster; two figures stand closer. */
  [data-part='rank'] {
    position: absolute;
    inset-block-start: calc(var(--fy-poster) * 4 / 3);
    inset-inline-start: calc(var(--fy-number) + var(--fy-poster) * 0.1);
    color: var(--fy-color-canvas);
    font: 800 calc(var(--fy-poster) * 0.98) / 0.74 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.09em;
    translate: -100% -100%;
    -webkit-text-stroke: 5px color-mix(in srgb, var(--fy-color-text) 76%, var(--fy-color-canvas));
    paint-order: stroke fill;
    pointer-events: none;
    user-select: none;
  }
  &:dir(rtl) [data-part='rank'] {
    translate: 100% -100%;
  }
  @container (min-width: 560px) {
    [data-part='tile'] {
      ${inSight(4.5)}
    }
    &[data-form='ranked'] [data-part='tile'] {
      ${inSight(3.4)}
    }
  }
  @container (min-width: 900px) {
    [data-part='tile'] {
      ${inSight(5.5)}
    }
    &[data-form='ranked'] [data-part='tile'] {
      ${inSight(4.4)}
    }
  }
  @container (min-width: 1180px) {
    [data-part='tile'] {
      ${inSight(6.5)}
    }
    &[data-form='ranked'] [data-part='tile'] {
      ${inSight(4.8)}
    }
  }
  @container (min-width: 1800px) {
    [data-part='tile'] {
      ${inSight(8.5)}
    }
    &[data-form='ranked'] [data-part='tile'] {
      ${inSight(6.4)}
    }
  }

  [data-skeleton] [data-part='art'],
  [data-skeleton] [data-part='name'] {
    ${shimmer}
  }
  [data-skeleton] [data-part='name'] {
    inline-size: 70%;
    block-size: 12px;
    margin-block: 11px 11px;
    border-radius: var(--fy-radius-small);
  }
  ${shimmerKeyframes}
`)
