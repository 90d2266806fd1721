import { styled } from 'styled-components'

export const SiteNavRoot = styled.div.withConfig({ componentId: 'fy-SiteNav' })`
  display: contents;

  > [data-part='icon'] {
    display: none;
  }
`
