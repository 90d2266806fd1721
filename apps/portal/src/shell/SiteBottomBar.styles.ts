import { styled } from 'styled-components'

export const SiteBottomBarRoot = styled.div.withConfig({ componentId: 'fy-SiteBottomBar' })`
  position: sticky;
  inset-block-end: 0;
  z-index: 18;

  /* What is pressed differs between guests and members: it waits as the header's does, or offers a member to log in. */
  [data-session='marked'] & button {
    animation: site-header-waits 4s;
  }
  @media (min-width: 720px) {
    display: none;
  }
`
