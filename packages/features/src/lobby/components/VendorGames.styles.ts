import { styled } from 'styled-components'

/** The field stays in sight while the list goes by below it. */
export const VendorGamesRoot = styled.div.withConfig({ componentId: 'fx-VendorGames' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-block-size: min(60dvh, 560px);
  align-content: start;

  & > [data-part='find'] {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: end;
    padding-block: 4px 12px;
    background: var(--fy-color-raised);
  }
  & > [data-part='find'] > :first-child {
    flex: 1 1 220px;
  }
  & > [data-part='find'] > output {
    padding-block-end: 12px;
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`
