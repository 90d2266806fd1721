import { unseen } from '@foyer/ui/styles'
import { styled } from 'styled-components'

export const HomePageRoot = styled.div.withConfig({ componentId: 'fx-HomePage' })`
  display: contents;

  > h1 {
    ${unseen}
    margin: 0;
  }
`
