import { styled } from 'styled-components'

export const LobbyGamesRoot = styled.div.withConfig({ componentId: 'fx-LobbyGames' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-6);
  min-inline-size: 0;

  &[data-turning] > :first-child {
    opacity: 0.6;
    transition: opacity var(--fy-duration-base) var(--fy-ease);
  }
`
