import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-TextField' })(rules`
  ${fieldRules}

  [data-part='action'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: calc(var(--fy-control-height) - 2px);
    block-size: calc(var(--fy-control-height) - 2px);
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: var(--fy-color-text-muted);
    cursor: pointer;
  }

  [data-part='action']:hover {
    color: var(--fy-color-text);
  }

  [data-part='action']:focus-visible {
    ${focusRingInside}
  }

  [data-part='action'] svg {
    inline-size: 18px;
    block-size: 18px;
  }
`)
