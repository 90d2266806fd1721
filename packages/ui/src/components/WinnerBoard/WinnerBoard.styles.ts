import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { artCss } from '../LazyImage/LazyImage.styles.ts'

export const WinnerBoardRoot = styled.section.withConfig({ componentId: 'fy-WinnerBoard' })(rules`
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-surface);
  color: var(--fy-color-text);
  ${artCss}
  ${controlCss}

  &,
  & * {
    box-sizing: border-box;
  }

  [data-part='board'] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
  }
  [data-part='head'] {
    display: grid;
    gap: 16px;
    padding-block: 16px 12px;
    padding-inline: 20px 16px;
    border-block-end: 1px solid var(--fy-color-border);
  }
  [data-part='title-line'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 36px;
  }
  h2 {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.3 var(--fy-font-text);
  }
  [data-part='list'] {
    position: relative;
    block-size: calc(56px * var(--fy-winner-rows, 6));
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
    scroll-snap-type: y proximity;
    scrollbar-width: none;
    overscroll-behavior: contain;
  }
  [data-part='list']:focus-visible {
    ${focusRingInside}
  }
  [data-part='entry'] {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    gap: 0 12px;
    align-items: center;
    block-size: 56px;
    padding-inline: 20px;
    scroll-snap-align: start;
  }
  [data-part='entry'] + [data-part='entry'] {
    box-shadow: inset 0 1px var(--fy-color-border);
  }
  [data-part='art'] {
    grid-row: 1 / 3;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--fy-radius-small);
  }
  [data-part='who'],
  [data-part='game'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='who'] {
    align-self: end;
    font-size: var(--fy-size-sm);
    font-weight: 600;
    line-height: 1.35;
  }
  [data-part='game'] {
    grid-area: 2 / 2;
    align-self: start;
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    line-height: 1.35;
  }
  [data-part='amount'] {
    grid-area: 1 / 3 / 3 / 4;
    font-size: var(--fy-size-sm);
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
  [data-part='entry']:has(> [data-part='at']) > [data-part='amount'] {
    grid-row: 1;
    align-self: end;
    justify-self: end;
    line-height: 1.35;
  }
  [data-part='at'] {
    grid-area: 2 / 3;
    align-self: start;
    justify-self: end;
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
  }
  [data-highest] > [data-part='amount'] {
    color: var(--fy-color-accent-text);
  }
  @container (min-width: 880px) {
    [data-part='board'] {
      grid-template-rows: none;
      grid-template-columns: minmax(280px, 1fr) minmax(0, 2.6fr);
    }
    [data-part='head'] {
      align-content: space-between;
      padding: 24px;
      border-block-end: 0;
      border-inline-end: 1px solid var(--fy-color-border);
      background: linear-gradient(160deg, var(--fy-color-accent-subtle), transparent 72%);
    }
    h2 {
      font: 700 var(--fy-size-lg) / 1.25 var(--fy-font-display);
    }
    [data-part='list'] {
      --fy-winner-rows: 4;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-rows: 56px;
    }
    [data-part='entry']:nth-child(odd) {
      border-inline-end: 1px solid var(--fy-color-border);
    }
    [data-part='entry']:nth-child(2) {
      box-shadow: none;
    }
  }
  [data-part='empty'] {
    margin: 0;
    padding: 32px 20px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
`)
