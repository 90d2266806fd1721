import { styled } from 'styled-components'

export const NoticeListRoot = styled.div.withConfig({ componentId: 'fx-NoticeList' })`
  display: grid;
  gap: var(--fy-space-4);
  justify-items: center;

  > ul {
    inline-size: 100%;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ul > li + li {
    border-block-start: 1px solid var(--fy-color-border);
  }
  > ul > li > button {
    display: flex;
    gap: var(--fy-space-4);
    align-items: baseline;
    justify-content: space-between;
    inline-size: 100%;
    min-block-size: 44px;
    padding: var(--fy-space-2);
    border: 0;
    border-radius: var(--fy-radius-small);
    background: none;
    color: var(--fy-color-text);
    font: 500 var(--fy-size-sm) / 1.4 var(--fy-font-text);
    text-align: start;
    cursor: pointer;
  }
  > ul > li > button:hover {
    background: var(--fy-color-sunken);
  }
  > ul > li > button:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
  }
  time {
    flex: none;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-variant-numeric: tabular-nums;
  }
`
