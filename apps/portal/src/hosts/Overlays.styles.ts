import { styled } from 'styled-components'

/** A centre lies over the page by itself; what stands for one that is lost does so by this. */
export const CentrePlace = styled.div.withConfig({ componentId: 'fy-CentrePlace' })`
  &:has(> .fy-Screen) {
    position: fixed;
    inset: 0;
    z-index: 40;
    overflow: auto;
    padding-inline: 24px;
    background: var(--fy-color-canvas);
  }
`
