import { styled } from 'styled-components'

export const AnnouncerRoot = styled.div.withConfig({ componentId: 'fy-Announcer' })`
  position: absolute;
  inset-block-start: 0;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
