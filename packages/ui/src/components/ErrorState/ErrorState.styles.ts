import { styled } from 'styled-components'
import { messageRules } from '../../styles/message.ts'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** `panel` inside a table or a card, `page` where the page has nothing else. */
export const errorStateSizes = {
  panel: 'padding: 40px 24px;',
  page: 'padding: 96px 24px;',
}

export type ErrorStateSize = keyof typeof errorStateSizes

export const Root = styled.div.withConfig({ componentId: 'fy-ErrorState' })(rules`
  --_mark: var(--fy-color-negative);

  ${messageRules}
  ${variantRules('size', errorStateSizes)}

  [data-part='reference'] {
    margin: 12px 0 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
`)
