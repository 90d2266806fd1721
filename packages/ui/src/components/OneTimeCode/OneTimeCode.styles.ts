import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-OneTimeCode' })(rules`
  ${fieldRules}
  grid-template-columns: minmax(0, 1fr);

  [data-part='code'] {
    position: relative;
    direction: ltr;
    inline-size: fit-content;
    max-inline-size: 100%;
    justify-self: start;
  }

  [data-part='places'] {
    display: flex;
    gap: 8px;
    pointer-events: none;
  }

  [data-part='place'] {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    /* A width and no basis, which would not count for the width of all places. */
    inline-size: 44px;
    min-inline-size: 28px;
    block-size: 52px;
    border: 1px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-medium);
    background: var(--_well);
    color: var(--fy-color-text);
    font: 600 var(--fy-size-lg) / 1 var(--fy-font-text);
    font-variant-numeric: tabular-nums;
    transition: border-color var(--fy-duration-fast) var(--fy-ease);
  }

  [data-part='place'][data-split] {
    margin-inline-start: 10px;
  }

  [data-part='code']:where(:hover) [data-part='place'] {
    border-color: var(--fy-color-text-muted);
  }

  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    padding: 0;
    border: 0;
    outline: 0;
    opacity: 0;
    font-size: 16px;
    cursor: text;
  }

  input:focus + [data-part='places'] [data-next] {
    border-color: transparent;
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
  }

  input:focus + [data-part='places'] [data-next]:empty::before {
    content: '';
    inline-size: 2px;
    block-size: 24px;
    background: var(--fy-color-accent-text);
    animation: fy-caret 1.1s steps(1) infinite;
  }

  &[data-invalid] [data-part='place'] {
    border-color: var(--fy-color-negative);
  }

  &[data-disabled] :is(input, [data-part='place']) {
    cursor: not-allowed;
  }

  &[data-disabled] [data-part='place'] {
    border-color: var(--fy-color-border);
    background: color-mix(in srgb, var(--fy-color-text) 7%, transparent);
    color: var(--fy-color-text-muted);
  }

  @media (max-width: 479px) {
    [data-part='code'] {
      inline-size: 100%;
    }
    [data-part='places'] {
      gap: 6px;
    }
    [data-part='place'] {
      flex: 1 1 0;
      max-inline-size: 56px;
    }
    [data-part='place'][data-split] {
      margin-inline-start: 6px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    input:focus + [data-part='places'] [data-next]:empty::before {
      animation: none;
    }
  }

  @keyframes fy-caret {
    50% {
      opacity: 0;
    }
  }
`)
