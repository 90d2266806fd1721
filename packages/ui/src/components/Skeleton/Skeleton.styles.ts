import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { shimmer, shimmerKeyframes } from '../../styles/shimmer.ts'
import { variantRules } from '../../styles/variants.ts'

/** What stands here later: lines of text, a picture or card, an avatar, a control, a form. */
export const skeletonShapes = {
  text: '',
  block: '--_radius: var(--fy-radius-medium); min-block-size: 40px;',
  circle: '--_radius: 50%; inline-size: 44px; --_ratio: 1;',
  control: '--_radius: var(--fy-radius-medium); --_height: var(--fy-control-height);',
  form: 'gap: var(--fy-space-4); max-inline-size: 560px;',
}

/** Width to height of a `block`. */
export const skeletonRatios = {
  square: '--_ratio: 1;',
  portrait: '--_ratio: 3 / 4;',
  landscape: '--_ratio: 4 / 3;',
  wide: '--_ratio: 16 / 9;',
  banner: '--_ratio: 3 / 1;',
}

export type SkeletonShape = keyof typeof skeletonShapes
export type SkeletonRatio = keyof typeof skeletonRatios

export const Root = styled.div.withConfig({ componentId: 'fy-Skeleton' })(rules`
  display: grid;
  inline-size: 100%;

  ${variantRules('shape', skeletonShapes)}
  ${variantRules('ratio', skeletonRatios)}

  [data-part='bar'] {
    block-size: var(--_height, auto);
    aspect-ratio: var(--_ratio, auto);
    border-radius: var(--_radius);
    ${shimmer}
  }

  [data-part='line'] {
    block-size: 0.75em;
    margin-block: 0.375em;
    border-radius: var(--fy-radius-small);
    ${shimmer}
  }

  [data-part='line']:last-child:not(:first-child) {
    inline-size: 62%;
  }

  &[data-shape='form'] [data-shape='text'] {
    inline-size: 40%;
    margin-block-end: 4px;
  }
  &[data-shape='form'] > :last-child {
    inline-size: 50%;
  }

  ${shimmerKeyframes}
`)
