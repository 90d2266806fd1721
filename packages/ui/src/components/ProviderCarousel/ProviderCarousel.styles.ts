import { styled } from 'styled-components'

/** Keeps the room of one row while the providers are not known. */
export const ProviderCarouselRoot = styled.div.withConfig({ componentId: 'fy-ProviderCarousel' })`
  min-inline-size: 0;
  min-block-size: 60px;
`
