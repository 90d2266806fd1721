import { styled } from 'styled-components'

/** Keeps the room of one row while the providers are not known. */
export const ProviderStripRoot = styled.div.withConfig({ componentId: 'fx-ProviderStrip' })`
  min-inline-size: 0;

  [data-part='items'] {
    min-block-size: 60px;
  }
`
