import { styled } from 'styled-components'
import { captionName } from '../../styles/caption.ts'
import { focusRing } from '../../styles/focus.ts'
import { raisedButton } from '../../styles/raised.ts'
import { rules } from '../../styles/rules.ts'
import { artCss } from '../LazyImage/LazyImage.styles.ts'

export const ContinueRailRoot = styled.div.withConfig({ componentId: 'fy-ContinueRail' })(rules`
  min-inline-size: 0;
  ${artCss}

  [data-part='tile'] {
    --fy-cards: 1.3;
    --fy-whole: 1;
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    inline-size: calc((100cqi - var(--fy-rail-inset) - var(--fy-whole) * var(--fy-rail-gap)) / var(--fy-cards));
  }
  @container (min-width: 560px) {
    [data-part='tile'] {
      --fy-cards: 2.3;
      --fy-whole: 2;
    }
  }
  @container (min-width: 1000px) {
    [data-part='tile'] {
      --fy-cards: 3.4;
      --fy-whole: 3;
    }
  }
  @container (min-width: 1800px) {
    [data-part='tile'] {
      --fy-cards: 4.5;
      --fy-whole: 4;
    }
  }
  [data-part='art'] {
    grid-column: 1 / -1;
    margin-block-end: 10px;
    aspect-ratio: 2 / 1;
  }
  [data-part='name'] {
    ${captionName}
    line-height: 1.35;
  }
  [data-part='last'] {
    grid-area: 3 / 1;
    color: var(--fy-color-text-muted);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  [data-part='play'] {
    grid-area: 2 / 2 / 4 / 3;
    align-self: center;
    ${raisedButton}
    transition: background-color var(--fy-duration-fast) var(--fy-ease), color var(--fy-duration-fast) var(--fy-ease);
  }
  /* The whole card is pressed. */
  [data-part='play']::after {
    position: absolute;
    inset: 0;
    border-radius: var(--fy-radius-medium);
    content: '';
  }
  [data-part='play']:focus-visible {
    outline: none;
  }
  [data-part='play']:focus-visible::after {
    ${focusRing}
  }
  @media (hover: hover) {
    [data-part='tile']:hover > [data-part='play'] {
      background: var(--fy-color-accent);
      color: var(--fy-color-on-accent);
    }
  }
`)
