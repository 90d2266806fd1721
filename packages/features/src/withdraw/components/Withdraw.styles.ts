import { styled } from 'styled-components'

/** Below a field: what can be done about its choices. */
export const FieldActions = styled.div.withConfig({ componentId: 'fx-WithdrawActions' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  p {
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
  }
`

/** In place of a field that has nothing to choose from yet. */
export const Missing = styled.div.withConfig({ componentId: 'fx-WithdrawMissing' })`
  display: grid;
  gap: 6px;

  p {
    margin: 0;
  }
  [data-part='label'] {
    font-size: var(--fy-size-sm);
    font-weight: 600;
  }
  [data-part='why'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1rem;
  }
  [data-wrong] {
    color: var(--fy-color-negative);
    font-weight: 550;
  }
`

/** One thing below another in the column of the form. */
export const Column = styled.div.withConfig({ componentId: 'fx-WithdrawColumn' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
`

/** All of it once more: its heading has the keyboard first, so that it is read from the top. */
export const ReviewColumn = styled.div.withConfig({ componentId: 'fx-WithdrawReview' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);

  h3 {
    margin: 0;
    scroll-margin-block-start: var(--fy-space-7);
    font: 650 var(--fy-size-md) / 1.5rem var(--fy-font-text);
  }
  h3:focus {
    outline: none;
  }
`
