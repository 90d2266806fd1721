import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { rules } from '../../styles/rules.ts'

export const JackpotCounterRoot = styled.div.withConfig({ componentId: 'fy-JackpotCounter' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: center;
  color: var(--fy-color-text);
  ${controlCss}

  &,
  & * {
    box-sizing: border-box;
  }

  [data-part='title'],
  [data-part='value'] {
    grid-column: 1;
  }
  [data-part='title'] {
    color: var(--fy-color-text-muted);
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  [data-part='value'] {
    min-inline-size: 14ch;
    min-block-size: 1.2em;
    font: 700 clamp(1.25rem, 5vw, 1.625rem) / 1.2 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  [data-part='note'] {
    grid-column: 1 / -1;
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    line-height: 1.4;
  }
  [data-control] {
    grid-area: 1 / 2 / 3 / 3;
  }
`)
