import { styled } from 'styled-components'

export const StatusScreenRoot = styled.div.withConfig({ componentId: 'fy-StatusScreen' })`
  box-sizing: border-box;
  min-block-size: 100dvh;
  max-inline-size: calc(var(--fy-content) + 2 * var(--fy-gutter));
  margin-inline: auto;
  padding: 24px var(--fy-gutter);
`
