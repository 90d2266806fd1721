import { styled } from 'styled-components'

export const NewCollectionRoot = styled.form.withConfig({ componentId: 'fx-NewCollection' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--fy-space-3);
  align-items: end;
  margin-block-start: var(--fy-space-4);
`
