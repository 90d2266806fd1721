import { styled } from 'styled-components'

export const SiteBottomBarRoot = styled.div.withConfig({ componentId: 'fy-SiteBottomBar' })`
  position: sticky;
  inset-block-end: 0;
  z-index: 18;

  @media (min-width: 720px) {
    display: none;
  }
`
