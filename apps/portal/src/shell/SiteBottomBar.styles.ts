import { styled } from 'styled-components'

export const SiteBottomBarRoot = styled.div.withConfig({ componentId: 'fy-SiteBottomBar' })`
  position: fixed;
  inset: auto 0 0;
  z-index: 18;

  /* What is pressed differs between guests and members: it waits as the header's does, or offers a member to log in. */
  [data-session='marked'] & button {
    animation: site-header-waits 4s;
  }
  /* What is for some alone waits for as long as nobody knows who is here. */
  [data-session='marked'] & button:has([data-for='some']) {
    visibility: hidden;
    animation: none;
  }
  [data-for] {
    display: contents;
  }
  @media (min-width: 720px) {
    display: none;
  }
`
