import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.dl.withConfig({ componentId: 'fy-DescriptionList' })(rules`
  container-type: inline-size;
  min-inline-size: 0;
  margin: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  [data-part='row'] {
    display: grid;
    grid-template-columns: minmax(120px, 34%) minmax(0, 1fr) auto;
    align-content: center;
    align-items: baseline;
    gap: 0 16px;
    min-block-size: var(--fy-row-height);
    padding-block: 10px;
    border-block-end: 1px solid var(--fy-color-border);
  }

  [data-part='row']:last-child {
    border-block-end: 0;
  }

  dt {
    grid-column: 1;
    color: var(--fy-color-text-muted);
    overflow-wrap: anywhere;
  }

  dd {
    grid-column: 2;
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  [data-part='value'] {
    font-weight: 550;
  }

  [data-part='hint'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1rem;
  }

  [data-part='action'] {
    grid-row: 1 / span 2;
    grid-column: 3;
  }

  @container (max-width: 479px) {
    [data-part='row'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
    dt,
    dd {
      grid-column: 1;
    }
    dt {
      font-size: var(--fy-size-xs);
      line-height: 1rem;
    }
    [data-part='action'] {
      grid-row: 1 / span 3;
      grid-column: 2;
    }
  }
`)
