import { styled } from 'styled-components'

export const ProviderCarouselRoot = styled.div.withConfig({ componentId: 'fx-ProviderCarousel' })`
  min-inline-size: 0;
  min-block-size: 56px;
`
