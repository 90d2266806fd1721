import { styled } from 'styled-components'

export const FormRoot = styled.form.withConfig({ componentId: 'fx-Form' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  [data-part='problem'] {
    margin: 0;
    padding: var(--fy-space-3) var(--fy-space-4);
    border-inline-start: 3px solid var(--fy-color-negative);
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
    color: var(--fy-color-text);
    font-size: var(--fy-size-sm);
  }
  [data-part='note'] {
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='consent'] {
    display: grid;
    gap: var(--fy-space-2);
  }
  [data-part='link'] {
    justify-self: start;
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--fy-color-accent-text);
    font: 600 var(--fy-size-sm) / 1.4 var(--fy-font-text);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  [data-part='link']:focus-visible {
    border-radius: var(--fy-radius-small);
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
`
