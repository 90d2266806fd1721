import { styled } from 'styled-components'

export const DrawerLinksRoot = styled.ul.withConfig({ componentId: 'fy-DrawerLinks' })`
  grid-column: 1 / -1;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-weight: 550;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover {
    color: var(--fy-color-text);
  }
  a:focus-visible {
    border-radius: var(--fy-radius-small);
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
  }
`
