import { styled } from 'styled-components'

export const NoticeLinesRoot = styled.section.withConfig({ componentId: 'fx-NoticeLines' })`
  display: grid;
  gap: var(--fy-space-2);

  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  > div > ul {
    border-block: 1px solid var(--fy-color-border);
  }
  > div > ul > li > button {
    padding-inline: 0;
    border-radius: 0;
  }
  @media (hover: hover) {
    > div > ul > li > button {
      min-block-size: 40px;
    }
  }
  /* Where there is room a line begins with its day: at the other end of the page it is far from what it dates. */
  @media (min-width: 720px) {
    > div > ul > li > button {
      justify-content: flex-start;
    }
    time {
      order: -1;
      min-inline-size: 6rem;
    }
  }
`
