import { styled } from 'styled-components'

export const GameTableRoot = styled.div.withConfig({ componentId: 'fx-GameTable' })`
  --fy-row-height: 40px;
  min-inline-size: 0;
`
