import { styled } from 'styled-components'

/** What is kept and the way to a new password, in one row where both have room. */
export const LoginExtras = styled.div.withConfig({ componentId: 'fx-LoginExtras' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--fy-space-4) var(--fy-space-2);
  align-items: center;
  justify-content: space-between;

  /* A checkbox fills a row of its own elsewhere. */
  > :first-child {
    flex: 0 1 auto;
    inline-size: auto;
  }
  > button {
    text-align: start;
  }
`
