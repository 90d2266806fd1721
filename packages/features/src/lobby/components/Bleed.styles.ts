import { styled } from 'styled-components'

/** What takes the whole width of the window where a page lets rows run off it. */
export const BleedRoot = styled.div.withConfig({ componentId: 'fx-Bleed' })`
  min-inline-size: 0;
`
