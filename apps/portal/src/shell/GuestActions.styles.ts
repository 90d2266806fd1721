import { styled } from 'styled-components'

export const GuestActionsRoot = styled.div.withConfig({ componentId: 'fy-GuestActions' })`
  display: flex;
  gap: 8px;
  align-items: center;

  /* Whoever has a session would otherwise see these for a moment. */
  &[data-waiting],
  [data-session='marked'] & {
    visibility: hidden;
  }

  @media (max-width: 479px) {
    && > [data-size] {
      padding-inline: 12px;
    }
  }
`
