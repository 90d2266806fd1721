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
  [data-part='lead'] {
    margin: 0 0 var(--fy-space-4);
    color: var(--fy-color-text-muted);
  }
`
