import { styled } from 'styled-components'

export const CountdownRoot = styled.time.withConfig({ componentId: 'fy-Countdown' })`
  display: inline-block;
  min-inline-size: 8ch;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  white-space: nowrap;
`
