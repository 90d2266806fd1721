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

  /* A shape keeps the place of who is here until that is known, also while all beside it waits. */
  [data-session='marked'] & {
    visibility: visible;
    border-radius: var(--fy-radius-medium);
    background: color-mix(in srgb, var(--fy-color-border-strong) 22%, transparent);

    > * {
      visibility: hidden;
    }
  }
  > [data-part='form'] {
    display: none;
  }
  @media (min-width: 1100px) {
    > [data-part='form'] {
      display: block;
    }
    &[data-form] > [data-part='login'] {
      display: none;
    }
  }

  /* Large words take their room from what is around them. */
  @media (max-width: 479px) {
    && > [data-size] {
      padding-inline: clamp(6px, 28px - 1rem, 12px);
    }
  }
`
