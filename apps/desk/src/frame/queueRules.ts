/** Work in rows, whose columns are shared where there is room for them. */
export const queueRules = `
  [data-desk='empty'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-desk='empty'] strong {
    color: var(--fy-color-text);
  }
  [data-desk='queue'] {
    container-type: inline-size;
  }
  [data-desk='list'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-desk='list'] > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    gap: 6px 20px;
    align-items: center;
    padding-block: 14px;
    border-block-start: 1px solid var(--fy-color-border);
  }
  [data-desk='about'] {
    display: grid;
    grid-row: 2;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  [data-desk='list'] :is([data-desk='about'], [data-desk='actions'], [data-desk='more']) {
    grid-column: 1 / -1;
  }
  [data-desk='state'] {
    justify-self: end;
  }
  [data-desk='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  [data-desk='more'] {
    display: grid;
    gap: 10px;
    overflow-wrap: anywhere;
  }
  [data-desk='more']:empty {
    display: none;
  }
  @container (width >= 600px) {
    [data-desk='list'] {
      grid-template-columns: fit-content(30%) minmax(0, 1fr) auto auto;
    }
    [data-desk='list'] [data-desk='about'] {
      grid-area: 1 / 2;
    }
    [data-desk='list'] [data-desk='state'] {
      grid-area: 1 / 3;
    }
    [data-desk='list'] > li > [data-desk='actions'] {
      grid-area: 1 / 4;
      justify-content: end;
    }
    /* Below whose it is. */
    [data-desk='list'] [data-desk='more'] {
      grid-area: 2 / 2 / auto / -1;
    }
  }
  [data-desk='list'] a,
  a[data-desk='link'] {
    justify-self: start;
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-sm);
    font-weight: 600;
  }
`
