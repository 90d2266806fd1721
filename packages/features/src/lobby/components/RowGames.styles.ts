import { styled } from 'styled-components'

export const RowGamesRoot = styled.div.withConfig({ componentId: 'fx-RowGames' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: var(--fy-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
