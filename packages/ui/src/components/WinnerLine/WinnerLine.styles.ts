import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { railFade } from '../../styles/railFade.ts'
import { rules } from '../../styles/rules.ts'

export const WinnerLineRoot = styled.section.withConfig({ componentId: 'fy-WinnerLine' })(rules`
  container-type: inline-size;
  min-inline-size: 0;
  border-block: 1px solid var(--fy-color-border);
  color: var(--fy-color-text);
  font-size: var(--fy-size-sm);
  line-height: 1.4;

  [data-part='line'] {
    --fy-line-inset: max(var(--fy-bleed, 0px), calc((100cqi - var(--fy-content)) / 2));
    display: flex;
    align-items: center;
    min-block-size: 64px;
    padding-inline-start: var(--fy-line-inset);
  }
  h2 {
    flex: none;
    margin: 0;
    padding-inline-end: 24px;
    font: 700 var(--fy-size-sm) / 1.3 var(--fy-font-display);
  }
  ul {
    display: flex;
    min-inline-size: 0;
    margin: 0;
    padding-block: 0;
    /* The fade at the end leaves the last win out. */
    padding-inline: 0 max(12px, var(--fy-line-inset));
    overflow: auto hidden;
    list-style: none;
    scrollbar-width: none;
    overscroll-behavior-x: contain;
  }
  ul:not(:focus-visible) {
    --_start: 0px;
    /* Nothing where the line reaches the window's edge. */
    --_end: clamp(0px, (1px - var(--fy-line-inset)) * 99, 32px);
    ${railFade('0px')}
  }
  &:dir(rtl) {
    --_forth: left;
  }
  ul:focus-visible {
    ${focusRingInside}
  }
  li {
    display: flex;
    flex: none;
    gap: 10px;
    align-items: baseline;
    padding: 12px 20px;
    border-inline-start: 1px solid var(--fy-color-border);
    white-space: nowrap;
  }
  li > * {
    font-variant-numeric: tabular-nums;
  }
  /* Has its place before its words are known. */
  time {
    min-inline-size: 6em;
  }
  time,
  [data-part='game'] {
    color: var(--fy-color-text-muted);
  }
  [data-part='amount'] {
    font-weight: 700;
  }
  li[data-highest] > [data-part='amount'] {
    color: var(--fy-color-accent-text);
  }
  @container (max-width: 559px) {
    [data-part='line'] {
      display: block;
      padding-block: 12px 8px;
    }
    ul {
      margin-inline-start: calc(var(--fy-line-inset) * -1);
      padding-inline-start: var(--fy-line-inset);
    }
    li {
      padding: 8px 16px;
    }
    li:first-child {
      padding-inline-start: 0;
      border: 0;
    }
  }
`)
