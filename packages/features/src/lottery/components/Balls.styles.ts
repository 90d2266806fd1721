import { styled } from 'styled-components'

export const BallsRoot = styled.ol.withConfig({ componentId: 'fx-Balls' })`
  --fx-ball: 2.25rem;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-size='large'] {
    --fx-ball: clamp(2.5rem, 9vw, 3.25rem);
    gap: 8px;
  }
  &[data-size='small'] {
    --fx-ball: 1.75rem;
    gap: 4px;
  }
  li {
    display: grid;
    place-items: center;
    inline-size: var(--fx-ball);
    block-size: var(--fx-ball);
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
    font: 700 calc(var(--fx-ball) * 0.44) / 1 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
  }
  /* Digits of one number belong together. */
  &[data-kind='digits'] {
    gap: 2px;
  }
  &[data-kind='digits'] li {
    inline-size: calc(var(--fx-ball) * 0.8);
    border-radius: var(--fy-radius-small);
  }
`
