import { styled } from 'styled-components'

export const LaunchStepsRoot = styled.div.withConfig({ componentId: 'fx-LaunchSteps' })`
  position: absolute;
  inset: 0;

  [data-part='slow'] {
    position: absolute;
    inset-block-end: 12%;
    inset-inline: 0;
    display: grid;
    gap: var(--fy-space-3);
    justify-items: center;
    padding-inline: var(--fy-space-4);
    text-align: center;
  }
  [data-part='slow'] p {
    margin: 0;
    color: var(--fy-color-text-muted);
  }
`
