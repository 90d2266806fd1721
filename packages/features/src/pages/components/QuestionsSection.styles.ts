import { styled } from 'styled-components'

export const QuestionsSectionRoot = styled.section.withConfig({ componentId: 'fx-QuestionsSection' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4) var(--fy-space-6);
  align-items: start;

  h2 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 clamp(var(--fy-size-lg), 2.1vw, var(--fy-size-xl)) / 1.2 var(--fy-font-display);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);

    h2 {
      padding-block-start: var(--fy-space-3);
    }
  }
`
