import { styled } from 'styled-components'

export const PartFallbackRoot = styled.div.withConfig({ componentId: 'fy-PartFallback' })`
  min-block-size: 240px;
  border-radius: var(--fy-radius-large);
  background: color-mix(in srgb, var(--fy-color-border-strong) 22%, transparent);
  animation: fy-part-appear var(--fy-duration-slow) 200ms both;

  @keyframes fy-part-appear {
    from {
      opacity: 0;
    }
  }
`
