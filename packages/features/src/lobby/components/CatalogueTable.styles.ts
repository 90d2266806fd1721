import { styled } from 'styled-components'

export const CatalogueTableRoot = styled.section.withConfig({ componentId: 'fx-CatalogueTable' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-3);
  justify-items: stretch;

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3) var(--fy-space-5);
    align-items: end;
    justify-content: space-between;
  }
  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  > header > :last-child {
    inline-size: min(100%, 320px);
  }
  /* The box of a field has a line on each side of what is pressed. */
  @media (pointer: coarse) {
    > header {
      --fy-control-height: 46px;
    }
  }
`
