import { styled } from 'styled-components'

export const GameStageRoot = styled.section.withConfig({ componentId: 'fx-GameStage' })`
  display: grid;
  /* A name on one line is no reason to be wider than the window. */
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  box-sizing: border-box;
  block-size: 100%;
  /* A page in a frame is told of no notch and of nothing that lies over it: the frame itself keeps clear of both. */
  padding: 0 env(safe-area-inset-right) calc(var(--fy-space-below, 0px) + env(safe-area-inset-bottom))
    env(safe-area-inset-left);
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
