import { styled } from 'styled-components'

export const CollectionTabsRoot = styled.div.withConfig({ componentId: 'fx-CollectionTabs' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fy-space-3) var(--fy-space-5);
  align-items: center;
  justify-content: space-between;

  > :first-child {
    min-inline-size: 0;
  }
  [data-part='deeds'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-3);
  }
`
