import { styled } from 'styled-components'

export const PromotionPageRoot = styled.div.withConfig({ componentId: 'fx-PromotionPage' })`
  display: grid;
  gap: var(--fy-space-5) var(--fy-space-7, 64px);
  color: var(--fy-color-text);

  > header {
    display: grid;
    gap: var(--fy-space-2);
  }
  [data-part='back'] {
    justify-self: start;
    padding-block: 8px;
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-sm);
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='back']:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  h1 {
    margin: 0;
    font: 700 var(--fy-size-2xl, 34px) / 1.15 var(--fy-font-display);
    overflow-wrap: anywhere;
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px var(--fy-space-2);
    min-block-size: 22px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
  }
  [data-part='picture'] {
    aspect-ratio: 16 / 5;
    overflow: hidden;
    border-radius: var(--fy-radius-large, 16px);
    background: var(--fy-color-surface);
  }
  article {
    max-inline-size: 68ch;
    line-height: 1.65;
    overflow-wrap: anywhere;
  }
  aside h2 {
    margin: 0;
  }
  article a {
    color: var(--fy-color-accent-text);
  }
  aside {
    display: grid;
    align-content: start;
    gap: var(--fy-space-4);
  }
  h2 {
    margin: 0 0 var(--fy-space-2);
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  aside p {
    margin: 0;
    color: var(--fy-color-text-muted);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;

    > header,
    > [data-part='gone'],
    &:not(:has(> aside)) > [data-part='picture'] {
      grid-column: 1 / -1;
    }
    &:not(:has(> aside)) > [data-part='picture'] {
      max-block-size: 280px;
    }
    /* Beside picture and words, so that the button is seen without scrolling. */
    aside {
      grid-area: 2 / 2 / span 2;
      position: sticky;
      inset-block-start: 96px;
      align-self: start;
      padding-inline-start: var(--fy-space-5);
      border-inline-start: 1px solid var(--fy-color-border);
    }
  }
`
