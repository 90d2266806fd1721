import { styled } from 'styled-components'

export const AppListRoot = styled.ul.withConfig({ componentId: 'fx-AppList' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--fy-space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--fy-space-5);
    align-items: center;
    padding: var(--fy-space-5);
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-surface);
  }
  [data-part='code'] {
    flex: none;
    inline-size: 148px;
    block-size: 148px;
    overflow: hidden;
    border-radius: var(--fy-radius-medium);
    background: #ffffff;
  }
  [data-part='code'] > * {
    display: block;
  }
  /* Beside the code on a phone of 390 px too. */
  li > div {
    flex: 1 1 120px;
  }
  strong {
    display: block;
    font: 650 var(--fy-size-md) / 1.3 var(--fy-font-text);
  }
  p {
    margin: 2px 0 var(--fy-space-3);
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
`
