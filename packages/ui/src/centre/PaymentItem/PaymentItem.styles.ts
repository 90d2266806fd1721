import { styled } from 'styled-components'
import { disclosureRules } from '../../styles/disclosure.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.article.withConfig({ componentId: 'fy-PaymentItem' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  min-inline-size: 0;
  padding-block: 16px;
  border-block-end: 1px solid var(--fy-color-border);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
  container-type: inline-size;

  &[data-open] {
    padding: 20px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-surface);
  }
  > header {
    display: grid;
    /* A long amount goes on to a second line before the words beside it have no room. */
    grid-template-columns: 36px minmax(5em, 1fr) minmax(0, auto);
    gap: 0 12px;
    align-items: start;
  }
  > header > [data-part='icon'] {
    grid-row: span 2;
    display: grid;
    place-items: center;
    align-self: start;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--fy-radius-pill);
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  > header > [data-part='icon'] svg {
    inline-size: 18px;
    block-size: 18px;
  }
  > header > :is(h2, h3, h4, [data-part='amount']) {
    align-self: first baseline;
  }
  > header > :is(h2, h3, h4) {
    margin: 0;
    font: 600 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
    overflow-wrap: anywhere;
  }
  > header > [data-part='amount'] {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
  > header > [data-part='facts'] {
    grid-row: 2;
    grid-column: 2;
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  > header > [data-part='badge'] {
    grid-row: 2;
    grid-column: 3;
    justify-self: end;
  }
  /* Names and references have the width to themselves: what it is, when, and below it how much and how far. */
  @container (max-width: 380px) {
    > header {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      padding-inline-start: 48px;
    }
    > header > [data-part='icon'] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
    }
    > header > :is(h2, h3, h4, [data-part='facts']) {
      flex: 0 0 100%;
    }
    > header > :is([data-part='amount'], [data-part='badge']) {
      order: 1;
      max-inline-size: 100%;
      margin-block-start: 6px;
      text-align: start;
    }
  }
  &[data-open] > header > [data-part='amount'] {
    font: 700 var(--fy-size-lg) / 1.5rem var(--fy-font-display);
  }
  > [data-part='text'] {
    margin: 0;
    color: var(--fy-color-text-muted);
    text-wrap: pretty;
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  ${disclosureRules}
`)
