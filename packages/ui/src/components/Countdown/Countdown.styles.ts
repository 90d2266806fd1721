import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** How the time stands: in a line, or in a box for each unit. */
export const countdownVariants = {
  text: `
    /* Dashes and days keep the room of the digits. What counts has no box of its own: one that is laid out each second
       costs half as much again. */
    display: inline;

    &:not([data-counting]) {
      display: inline-block;
    }

    &:not([data-counting])::before {
      content: '00:00:00';
      display: block;
      block-size: 0;
      overflow: hidden;
      visibility: hidden;
    }
  `,
  segments: `
    display: inline-flex;
    gap: 8px;
    max-inline-size: 100%;
    direction: ltr;
    line-height: 1;
  `,
}

export type CountdownVariant = keyof typeof countdownVariants

export const CountdownRoot = styled.time.withConfig({ componentId: 'fy-Countdown' })(rules`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  white-space: nowrap;

  ${variantRules('variant', countdownVariants)}

  [data-part='segment'] {
    display: grid;
    justify-items: center;
    gap: 6px;
    /* As wide in large type as in small, and narrower where there is no room for all of them. */
    inline-size: 3rem;
    min-inline-size: min-content;
    padding: 12px 8px 10px;
    border-radius: var(--fy-radius-medium);
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }

  [data-part='segment'][hidden] {
    display: none;
  }

  [data-part='digits'] {
    font: 700 var(--fy-size-xl) / 1 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
  }

  [data-part='unit'] {
    font-size: var(--fy-size-xs);
    font-weight: 500;
  }

  /* The last minute, in a colour that a coloured surface may set itself. */
  &[data-last] {
    color: var(--fy-countdown-last, var(--fy-color-warning));
  }

  &[data-last] [data-part='segment']:last-child {
    outline: 2px solid currentcolor;
    outline-offset: -2px;
  }
`)
