import { styled } from 'styled-components'

export const RowVendorsRoot = styled.ul.withConfig({ componentId: 'fx-RowVendors' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--fy-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`
