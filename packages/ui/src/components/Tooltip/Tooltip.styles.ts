import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.span.withConfig({ componentId: 'fy-Tooltip' })(rules`
  display: inline-flex;
  max-inline-size: 100%;

  [data-part='tip'] {
    position: fixed;
    inset: auto;
    box-sizing: border-box;
    max-inline-size: min(280px, calc(100vw - 16px));
    overflow: visible;
    margin: 0;
    padding: 6px 10px;
    border: 1px solid transparent;
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-text);
    color: var(--fy-color-canvas);
    font: 500 var(--fy-size-xs) / 1rem var(--fy-font-text);
    letter-spacing: normal;
    text-align: start;
    text-transform: none;
    text-wrap: pretty;
    white-space: normal;
    overflow-wrap: anywhere;
    animation: fy-tip-in var(--fy-duration-fast) var(--fy-ease);
  }

  /* Where the way to the tip is, so that a pointer gets there. */
  [data-part='tip']::before {
    content: '';
    position: absolute;
    inset: -8px 0;
    z-index: -1;
  }

  @keyframes fy-tip-in {
    from {
      opacity: 0;
    }
  }
`)
