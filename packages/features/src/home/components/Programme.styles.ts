import { styled } from 'styled-components'

export const ProgrammeRoot = styled.section.withConfig({ componentId: 'fx-Programme' })`
  display: grid;
  gap: var(--fy-space-6) var(--fy-space-7);
  align-items: start;
  padding-block: clamp(8px, 4vw, 56px);

  h2 {
    max-inline-size: 18ch;
    margin: 0;
    color: var(--fy-color-text);
    font: 650 clamp(1.75rem, 3.6vw, 2.75rem) / 1.1 var(--fy-font-display);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  header p {
    max-inline-size: 52ch;
    margin: var(--fy-space-4) 0 var(--fy-space-5);
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-md);
    line-height: 1.6;
    text-wrap: pretty;
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
