import { styled } from 'styled-components'

export const LobbyTableRoot = styled.div.withConfig({ componentId: 'fx-LobbyTable' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-5);
    align-items: end;
    justify-content: space-between;
  }
  h1 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  [data-part='filters'] {
    display: grid;
    grid-template-columns: minmax(0, 260px) repeat(2, minmax(0, 180px)) auto;
    align-items: end;
    flex: 0 1 auto;
    gap: var(--fy-space-3);
    min-inline-size: 0;
  }
  /* The box of a field has a line on each side of what is pressed. */
  @media (pointer: coarse) {
    > header {
      --fy-control-height: 46px;
    }
  }
  @media (max-width: 719px) {
    [data-part='filters'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      flex: 1 1 100%;
    }
    [data-part='filters'] > :is(:first-child, :last-child) {
      grid-column: 1 / -1;
    }
  }
`
