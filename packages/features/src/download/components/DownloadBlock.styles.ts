import { styled } from 'styled-components'

export const DownloadBlockRoot = styled.section.withConfig({ componentId: 'fx-DownloadBlock' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-5);
  padding: var(--fy-space-6);
  border-radius: var(--fy-radius-large);
  background: linear-gradient(115deg, var(--fy-color-accent-subtle), var(--fy-color-surface) 58%);
  box-shadow: var(--fy-shadow-1);
  color: var(--fy-color-text);

  h2 {
    margin: 0;
    font: 700 clamp(var(--fy-size-lg), 2.1vw, var(--fy-size-xl)) / 1.2 var(--fy-font-display);
  }
  header p {
    margin: 4px 0 0;
    color: var(--fy-color-text-muted);
  }

  header button {
    margin-block-start: var(--fy-space-4);
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
  }
  @media (max-width: 719px) {
    padding: var(--fy-space-5) var(--fy-space-4);
  }
`
