import { styled } from 'styled-components'

export const FeedbackPageRoot = styled.div.withConfig({ componentId: 'fx-FeedbackPage' })`
  display: grid;
  gap: var(--fy-space-4);
  max-inline-size: 560px;
  color: var(--fy-color-text);

  h1 {
    margin: 0;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  [data-part='lead'] {
    margin: 0;
    color: var(--fy-color-text-muted);
  }
`
