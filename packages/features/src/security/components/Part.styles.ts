import { styled } from 'styled-components'

export const PartRoot = styled.div.withConfig({ componentId: 'fx-SecurityPart' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-6);
`
