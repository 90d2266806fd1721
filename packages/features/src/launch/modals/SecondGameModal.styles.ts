import { styled } from 'styled-components'

export const SecondGameRoot = styled.div.withConfig({ componentId: 'fx-SecondGameModal' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
`
