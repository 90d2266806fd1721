import { styled } from 'styled-components'

export const ProvidersPageRoot = styled.div.withConfig({ componentId: 'fx-ProvidersPage' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-6);

  /* What comes after the makers stays out of sight while nobody knows how many they are. */
  &[data-tall] {
    align-content: start;
    min-block-size: 100dvh;
  }
  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
    gap: var(--fy-space-1) var(--fy-space-5);
    align-items: end;
  }
  > header > :last-child {
    grid-area: 1 / 2 / 3 / 3;
  }
  h1 {
    margin: 0;
    color: var(--fy-color-text);
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  header p {
    min-block-size: 20px;
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  h2 {
    margin: 0 0 var(--fy-space-4);
    color: var(--fy-color-text);
    font: 650 var(--fy-size-lg) / 1.25 var(--fy-font-display);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
    gap: var(--fy-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* A category is named beside its makers, so that few of them read as a line of a list. */
  @media (min-width: 1000px) {
    > section {
      display: grid;
      grid-template-columns: 180px minmax(0, 1fr);
      gap: var(--fy-space-5);
      padding-block-start: var(--fy-space-5);
      border-block-start: 1px solid var(--fy-color-border);
    }
  }

  @media (max-width: 719px) {
    gap: var(--fy-space-5);
    > header {
      grid-template-columns: minmax(0, 1fr);
    }
    > header > :last-child {
      grid-area: auto;
      margin-block-start: var(--fy-space-3);
    }
    h2 {
      margin-block-end: var(--fy-space-3);
    }
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--fy-space-3);
    }
  }
`
