import { styled } from 'styled-components'

export const GameBarRoot = styled.header.withConfig({ componentId: 'fx-GameBar' })`
  display: flex;
  gap: var(--fy-space-3);
  align-items: center;
  padding: 4px var(--fy-space-4);
  border-block-end: 1px solid var(--fy-color-border);
  background: var(--fy-color-surface);

  /* On a phone the bar stands where the header was. */
  @media (max-width: 719px) {
    padding-block-start: calc(4px + env(safe-area-inset-top));
  }
  @media (max-height: 500px) and (orientation: landscape) {
    padding-block: 0;
  }
  /* Two lines are no higher than the buttons beside them. */
  h1 {
    display: -webkit-box;
    flex: 1;
    overflow: hidden;
    margin: 0;
    font: 600 var(--fy-size-md) / 1.2 var(--fy-font-text);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='note'] {
    flex: none;
    padding: 2px 10px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
    font-size: var(--fy-size-xs);
    font-weight: 600;
  }
`
