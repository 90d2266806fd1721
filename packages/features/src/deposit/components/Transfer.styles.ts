import { styled } from 'styled-components'

export const TransferRoot = styled.div.withConfig({ componentId: 'fx-Transfer' })`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  min-inline-size: 0;

  figure {
    display: grid;
    grid-template-columns: 152px minmax(0, 1fr);
    gap: var(--fy-space-4);
    align-items: center;
    margin: 0;
  }
  figure svg,
  [data-part='waiting'] {
    display: block;
    inline-size: 152px;
    block-size: 152px;
    border-radius: var(--fy-radius-small);
  }
  figcaption {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1.125rem;
    text-wrap: pretty;
  }
`
