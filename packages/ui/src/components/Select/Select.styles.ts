import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Select' })(rules`
  ${fieldRules}

  [data-part='box'] {
    position: relative;
  }

  [data-part='control'] {
    appearance: none;
    padding-inline-end: 40px;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  [data-part='control'] option {
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
  }

  [data-part='arrow'] {
    position: absolute;
    inset-inline-end: 12px;
    inset-block: 0;
    inline-size: 18px;
    block-size: 18px;
    margin-block: auto;
    color: var(--fy-color-text-muted);
    pointer-events: none;
  }
`)
