import { unseen } from '@foyer/ui/styles'
import { styled } from 'styled-components'

export const DrawTicketRoot = styled.div.withConfig({ componentId: 'fx-DrawTicket' })`
  position: relative;
  display: grid;

  /* The whole ticket leads on. */
  & > a {
    position: absolute;
    inset: 0;
    color: inherit;
    border-radius: var(--fy-radius-medium);
  }
  & > a:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  & > a span {
    ${unseen}
  }
  &:hover h3 {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
