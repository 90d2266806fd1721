import { styled } from 'styled-components'

export const DownloadPageRoot = styled.div.withConfig({ componentId: 'fx-DownloadPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  color: var(--fy-color-text);

  h1 {
    margin: 0;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  section {
    max-inline-size: 68ch;
    margin-block-start: var(--fy-space-5);
  }
  h2 {
    margin: 0 0 var(--fy-space-3);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  ol {
    display: grid;
    gap: var(--fy-space-2);
    margin: 0;
    padding-inline-start: 20px;
    line-height: 1.5;
  }
  [data-part='lead'] {
    margin: 0 0 var(--fy-space-4);
    color: var(--fy-color-text-muted);
  }
`
