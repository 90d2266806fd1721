import { styled } from 'styled-components'

export const WinnersInLineRoot = styled.div.withConfig({ componentId: 'fx-WinnersInLine' })`
  min-inline-size: 0;
`
