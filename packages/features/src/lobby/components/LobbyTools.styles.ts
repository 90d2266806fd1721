import { styled } from 'styled-components'

export const LobbyToolsRoot = styled.div.withConfig({ componentId: 'fx-LobbyTools' })`
  min-inline-size: 0;

  [data-part='filters'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-5);
  }
`
