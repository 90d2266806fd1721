import { styled } from 'styled-components'

export const NoticeDetailRoot = styled.article.withConfig({ componentId: 'fx-NoticeDetail' })`
  display: grid;
  gap: var(--fy-space-4);
  justify-items: start;

  time {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
  }
  [data-part='content'] {
    max-inline-size: 65ch;
    overflow-wrap: anywhere;
    line-height: 1.6;
  }
  [data-part='content'] > :first-child {
    margin-block-start: 0;
  }
  [data-part='content'] a {
    color: var(--fy-color-accent-text);
  }
  [data-part='content'] img {
    max-inline-size: 100%;
    block-size: auto;
  }
`
