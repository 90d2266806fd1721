import { styled } from 'styled-components'

export const LobbyToolsRoot = styled.div.withConfig({ componentId: 'fx-LobbyTools' })`
  min-inline-size: 0;

  /* On the middle of the classes' line. */
  [data-part='options'] {
    align-items: center;
    min-block-size: 44px;
  }
  @media (max-width: 479px) {
    [data-part='options'] {
      margin-inline-start: -12px;
    }
  }
  [data-part='filters'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-5);
  }
`
