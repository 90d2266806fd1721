import { styled } from 'styled-components'

export const RoundModalRoot = styled.div.withConfig({ componentId: 'fx-RoundModal' })`
  display: grid;
  iframe {
    width: 100%;
    height: min(640px, 70dvh);
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: #14181f;
  }
`
