import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { unseen } from '../../styles/unseen.ts'

export const SafetySummaryRoot = styled.section.withConfig({ componentId: 'fy-SafetySummary' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
  min-inline-size: 0;
  overflow: hidden;
  container-type: inline-size;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-surface);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  p,
  h3 {
    margin: 0;
  }
  [data-part='person'],
  [data-part='state'] {
    display: flex;
    gap: 20px;
    align-items: center;
    min-inline-size: 0;
    padding: 24px;
  }
  [data-part='person'] > div,
  [data-part='next'] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='name'] {
    font: 700 var(--fy-size-xl) / 1.25 var(--fy-font-display);
    letter-spacing: -0.01em;
  }
  [data-part='quiet'],
  [data-part='next'] p {
    color: var(--fy-color-text-muted);
  }
  [data-part='badges'] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block-start: 8px;
  }
  [data-part='state'] {
    align-items: flex-start;
    border-inline-start: 1px solid var(--fy-color-border);
  }
  [data-part='next'] > h3 {
    font: 650 var(--fy-size-md) / 1.5rem var(--fy-font-text);
  }
  [data-part='next'] > :is(button, a) {
    margin-block-start: 12px;
  }

  ul {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    margin: 0;
    padding: 14px 24px;
    border-block-start: 1px solid var(--fy-color-border);
    background: var(--fy-color-sunken);
    list-style: none;
  }
  li {
    display: flex;
    gap: 8px;
    align-items: center;
    color: var(--fy-color-text-muted);
  }
  li[data-done] {
    color: var(--fy-color-text);
  }
  li svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  li[data-done] svg {
    color: var(--fy-color-positive);
  }
  [data-part='unseen'] {
    ${unseen}
  }

  @container (max-width: 699px) {
    [data-part='person'],
    [data-part='state'] {
      grid-column: 1 / -1;
      padding: 20px;
    }
    [data-part='state'] {
      border-inline-start: 0;
      border-block-start: 1px solid var(--fy-color-border);
    }
    ul {
      padding-inline: 20px;
    }
  }
`)
