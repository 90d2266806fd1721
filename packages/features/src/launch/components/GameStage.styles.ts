import { styled } from 'styled-components'

export const GameStageRoot = styled.section.withConfig({ componentId: 'fx-GameStage' })`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  block-size: 100%;
  background: var(--fy-color-sunken);
  color: var(--fy-color-text);

  &:fullscreen {
    block-size: 100dvh;
  }
  [data-part='screen'] {
    position: relative;
    display: grid;
    min-block-size: 0;
  }
  iframe {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`
