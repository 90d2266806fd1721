import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

/** Across a ball, by size. */
export const ballSizes = { small: '1.75rem', medium: '2.25rem', large: 'clamp(2.5rem, 9vw, 3.25rem)' } as const
export type BallsSize = keyof typeof ballSizes

/** Balls that come one by one; whatever is more comes with the last of them. */
const arriving = Array.from({ length: 10 }, (_, at) => at + 1)
  .map((at) => `&[data-arriving] li:nth-child(n + ${at + 1}) { --fy-at: ${at}; }`)
  .join('\n')

export const BallsRoot = styled.ol.withConfig({ componentId: 'fy-Balls' })(rules`
  --fy-ball: ${ballSizes.medium};
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-size='large'] {
    --fy-ball: ${ballSizes.large};
    gap: 8px;
  }
  &[data-size='small'] {
    --fy-ball: ${ballSizes.small};
    gap: 4px;
  }
  li {
    display: grid;
    place-items: center;
    inline-size: var(--fy-ball);
    block-size: var(--fy-ball);
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
    font: 700 calc(var(--fy-ball) * 0.44) / 1 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
  }
  /* Digits of one number belong together, and are read from left to right in every language. */
  &[data-kind='digits'] {
    direction: ltr;
    inline-size: fit-content;
    gap: 2px;
  }
  &[data-kind='digits'] li {
    inline-size: calc(var(--fy-ball) * 0.8);
    border-radius: var(--fy-radius-small);
  }
  &[data-arriving] li {
    --fy-at: 0;
    animation: fy-ball var(--fy-duration-slow) calc(var(--fy-duration-slow) * 1.5 * var(--fy-at)) var(--fy-ease) backwards;
  }
  ${arriving}
  @keyframes fy-ball {
    from { opacity: 0; scale: 0.3; translate: 0 -60%; }
  }
`)
