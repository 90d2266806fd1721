import { styled } from 'styled-components'
import { messageRules } from '../../styles/message.ts'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** `panel` inside a table or a card, `page` where the page has nothing else. */
export const emptyStateSizes = {
  panel: 'padding: 40px 24px;',
  page: 'padding: 96px 24px;',
}

export type EmptyStateSize = keyof typeof emptyStateSizes

export const Root = styled.div.withConfig({ componentId: 'fy-EmptyState' })(rules`
  --_mark: var(--fy-color-text-muted);

  ${messageRules}
  ${variantRules('size', emptyStateSizes)}
`)
