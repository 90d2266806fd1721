import { styled } from 'styled-components'

export const NoticeMarqueeRoot = styled.div.withConfig({ componentId: 'fx-NoticeMarquee' })`
  min-inline-size: 0;
  min-block-size: 44px;
`
