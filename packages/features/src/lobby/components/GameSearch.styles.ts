import { styled } from 'styled-components'

export const GameSearchRoot = styled.search.withConfig({ componentId: 'fx-GameSearch' })`

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--fy-space-3);
    align-items: end;
    max-inline-size: 560px;
  }
`
