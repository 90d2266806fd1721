import { styled } from 'styled-components'

export const PartFallbackRoot = styled.div.withConfig({ componentId: 'fy-PartFallback' })`
  min-block-size: 240px;
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-surface);
  animation: fy-part-appear var(--fy-duration-slow) 200ms both;

  @keyframes fy-part-appear {
    from {
      opacity: 0;
    }
  }
`
