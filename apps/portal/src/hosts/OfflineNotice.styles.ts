import { styled } from 'styled-components'

export const OfflineNoticeRoot = styled.div.withConfig({ componentId: 'fy-OfflineNotice' })`
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 50;
  pointer-events: none;

  /* What else ends at the bottom ends above it; on a phone it takes two lines. */
  :root:has(& p) {
    --fy-space-below: 36px;
  }
  @media (max-width: 719px) {
    :root:has(& p) {
      --fy-space-below: 56px;
    }
  }

  /* The bottom bar stays in reach: what was loaded opens without a network too. */
  [data-bottom] ~ & {
    inset-block-end: var(--fy-bar, 0);
  }
  p {
    margin: 0;
    padding: 8px 16px calc(8px + env(safe-area-inset-bottom));
    background: var(--fy-color-danger);
    color: var(--fy-color-on-danger);
    font-size: var(--fy-size-sm);
    text-align: center;
  }
`
