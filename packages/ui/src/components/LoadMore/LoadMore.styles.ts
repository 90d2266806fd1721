import { styled } from 'styled-components'

export const LoadMoreRoot = styled.div.withConfig({ componentId: 'fy-LoadMore' })`
  display: grid;
  justify-items: center;
`
