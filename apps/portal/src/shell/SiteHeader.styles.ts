import { styled } from 'styled-components'

export const SiteHeaderRoot = styled.div.withConfig({ componentId: 'fy-SiteHeader' })`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
`
