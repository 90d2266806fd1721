import { styled } from 'styled-components'

export const LobbyToolsRoot = styled.div.withConfig({ componentId: 'fx-LobbyTools' })`
  min-inline-size: 0;

  /* On the middle of the classes' line. */
  [data-part='options'] {
    align-items: center;
    min-block-size: 44px;
  }
  @media (max-width: 479px) {
    /* All three have their places from the first one on, while the page is still read. */
    [data-part='options'] {
      display: grid;
      grid-template-columns: repeat(3, minmax(48px, auto));
      gap: 0;
      margin-inline-end: -12px;
    }
  }
  /* Takes the place of the classes, so that nothing below moves. */
  [data-part='field'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: flex;
    gap: var(--fy-space-5);
    align-items: center;
    inline-size: min(100%, 480px);
    block-size: 44px;
  }
  @media (max-width: 479px) {
    [data-part='field'] {
      gap: var(--fy-space-3);
      inline-size: calc(100% - 132px);
    }
  }
  [data-part='field'] > * {
    flex: 1;
  }
  [data-part='field'] label {
    position: absolute;
    clip-path: inset(50%);
  }
`
