import { styled } from 'styled-components'

export const OfflineNoticeRoot = styled.div.withConfig({ componentId: 'fy-OfflineNotice' })`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 50;
  pointer-events: none;

  p {
    margin: 0;
    padding: 8px 16px;
    background: var(--fy-color-danger);
    color: var(--fy-color-on-danger);
    font-size: var(--fy-size-sm);
    text-align: center;
  }
`
