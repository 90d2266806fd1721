import { styled } from 'styled-components'

export const FormPageRoot = styled.section.withConfig({ componentId: 'fx-FormPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  inline-size: 100%;
  max-inline-size: 440px;
  margin-inline: auto;

  h1 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
`
