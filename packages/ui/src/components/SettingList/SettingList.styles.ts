import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.section.withConfig({ componentId: 'fy-SettingList' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
  container-type: inline-size;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
  }
  [data-part='head'] > div {
    flex: 1 1 240px;
    min-inline-size: 0;
  }
  :is(h2, h3) {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.5rem var(--fy-font-text);
  }
  :is(h2, h3):focus-visible {
    border-radius: var(--fy-radius-small);
    ${focusRing}
  }
  [data-part='head'] p {
    max-inline-size: 68ch;
    margin: 2px 0 0;
    color: var(--fy-color-text-muted);
  }

  ul {
    margin: 0;
    padding: 0 16px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-surface);
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    gap: 4px 14px;
    align-items: center;
    min-block-size: 44px;
    padding-block: 12px;
  }
  li + li {
    border-block-start: 1px solid var(--fy-color-border);
  }
  li[data-part='waiting'] {
    display: block;
  }
  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  [data-part='text'] {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  /* The buttons stand below what they change, in line with its words. */
  @container (max-width: 519px) {
    li {
      grid-template-columns: 36px minmax(0, 1fr);
      align-items: start;
    }
    [data-part='actions'] {
      grid-column: 2;
      margin-block-start: 4px;
    }
  }
`)
