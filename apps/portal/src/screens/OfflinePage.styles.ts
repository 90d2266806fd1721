import { styled } from 'styled-components'

export const OfflinePageRoot = styled.div.withConfig({ componentId: 'fy-OfflinePage' })`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  > header {
    display: flex;
    align-items: center;
    min-block-size: 64px;
    padding-inline: var(--fy-gutter);
    border-block-end: 1px solid var(--fy-color-border);
    background: var(--fy-color-surface);
  }
  > main {
    flex: 1;
    inline-size: 100%;
    max-inline-size: var(--fy-page-width, 1280px);
    margin-inline: auto;
    padding-inline: var(--fy-gutter);
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding-inline-start: 20px;
    color: var(--fy-color-text-muted);
  }
`
