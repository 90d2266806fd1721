import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-TextArea' })(rules`
  ${fieldRules}

  [data-part='control'] {
    block-size: auto;
    min-block-size: calc(3 * var(--fy-control-height));
    max-block-size: 50vh;
    padding: 10px 14px;
    line-height: 1.5;
    resize: vertical;
    field-sizing: content;
    /* Else a long word makes the field, and all that stands around it, as wide as the word. */
    overflow-wrap: anywhere;
  }

  [data-part='below'] {
    display: flex;
    gap: 12px;
  }

  [data-part='below'] > [data-part='messages'] {
    flex: 1;
  }

  [data-part='count'] {
    margin-inline-start: auto;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1rem;
    font-variant-numeric: tabular-nums;
  }

  [data-part='count'][data-over] {
    color: var(--fy-color-negative);
    font-weight: 550;
  }
`)
