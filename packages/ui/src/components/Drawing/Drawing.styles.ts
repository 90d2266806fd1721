import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.svg.withConfig({ componentId: 'fy-Drawing' })(rules`
  display: block;
  inline-size: 120px;
  max-inline-size: 100%;
  block-size: auto;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  [data-ink='ground'] {
    fill: color-mix(in srgb, var(--fy-color-text) 7%, transparent);
  }
  [data-ink='body'] {
    fill: var(--fy-color-raised);
    stroke: var(--fy-color-text-muted);
    stroke-width: 2.5;
  }
  [data-ink='mark'] {
    fill: var(--fy-color-accent);
  }
  [data-ink='line'] {
    stroke: var(--fy-color-text-muted);
    stroke-width: 2.5;
  }
  [data-ink='markLine'] {
    stroke: var(--fy-color-accent-text);
    stroke-width: 3.5;
  }
  [data-ink='thin'] {
    stroke: var(--fy-color-border-strong);
    stroke-width: 2;
    stroke-dasharray: 2 5;
  }
`)
