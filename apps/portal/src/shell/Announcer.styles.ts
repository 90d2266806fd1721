import { unseen } from '@foyer/ui/styles'
import { styled } from 'styled-components'

export const AnnouncerRoot = styled.div.withConfig({ componentId: 'fy-Announcer' })`
  ${unseen}
  inset-block-start: 0;
`
