import { styled } from 'styled-components'

export const NextDrawRoot = styled.section.withConfig({ componentId: 'fx-NextDraw' })`
  display: grid;
  gap: var(--fy-space-6) var(--fy-space-7);
  align-items: center;
  padding-block: clamp(8px, 3vw, 48px) clamp(8px, 2vw, 24px);

  h2 {
    max-inline-size: 11ch;
    margin: 0;
    color: var(--fy-color-text);
    font: 780 clamp(2.75rem, 7.4vw, 6.5rem) / 0.94 var(--fy-font-display);
    letter-spacing: -0.04em;
    text-wrap: balance;
  }
  header p {
    max-inline-size: 40ch;
    margin: var(--fy-space-5) 0 0;
    color: var(--fy-color-text-muted);
    font-size: clamp(1rem, 1.4vw, 1.25rem);
    line-height: 1.5;
    text-wrap: pretty;
  }
  header > :last-child:not(p, h2) {
    margin-block-start: var(--fy-space-5);
  }
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
