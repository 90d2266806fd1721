import { unseen } from '../../styles/unseen.ts'

/** A narrow table: every row is a card of facts, each with its column's header, and headers that sort stand above. */
export const stackedCss = `
  @container (max-width: 869px) {
    table,
    :is(thead, tbody, tfoot) {
      display: block;
    }
    tr {
      display: grid;
      gap: 4px 16px;
      padding: 12px 16px;
      line-height: 1.25rem;
    }
    tbody tr:not(:last-child) {
      border-block-end: 1px solid var(--fy-color-border);
    }
    tr > :is(th, td) {
      display: flex;
      gap: 16px;
      justify-content: space-between;
      block-size: auto;
      min-block-size: 20px;
      min-inline-size: 0;
      padding: 0;
      white-space: normal;
    }
    tbody tr:not(:last-child) > *,
    thead tr > *,
    tfoot > tr > * {
      border: 0;
      box-shadow: none;
    }
    th[scope='row'] {
      order: -1;
    }
    td[data-label]:not(:empty)::before {
      color: var(--fy-color-text-muted);
      font-weight: 400;
      content: attr(data-label) / '';
    }
    td:empty,
    tbody[aria-hidden] td::before {
      display: none;
    }
    tr > td[data-part='message'] {
      display: block;
    }
    [data-part='bar'] {
      align-self: center;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 20px;
      padding-block: 0;
    }
    thead th:not([aria-sort]) {
      ${unseen}
    }
    thead [data-part='sort'] {
      padding: 0;
    }
    /* Nothing is there to be sorted. */
    table:has([data-part='message']) > thead {
      display: none;
    }
    tfoot {
      border-block-start: 1px solid var(--fy-color-border);
      background: var(--fy-color-raised);
    }
  }
`
