import { styled } from 'styled-components'

export const PromotionsPageRoot = styled.div.withConfig({ componentId: 'fx-PromotionsPage' })`
  display: grid;
  gap: var(--fy-space-5);
  color: var(--fy-color-text);

  h1 {
    margin: 0;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: var(--fy-space-5) var(--fy-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: grid;
    align-content: start;
    gap: var(--fy-space-2);
    border-radius: var(--fy-radius-medium);
    color: inherit;
    text-decoration: none;
  }
  a:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 4px;
  }
  [data-part='picture'] {
    position: relative;
    aspect-ratio: 16 / 7;
    overflow: hidden;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-surface);
  }
  /* A card is less wide than its picture, whose subject stands at its end as in a banner: the empty side is cut. */
  [data-part='picture'] img {
    object-position: 84% 50%;
    transition: scale 240ms ease-out;
  }
  a:hover [data-part='picture'] img {
    scale: 1.03;
  }
  [data-over] [data-part='picture'] {
    filter: grayscale(1);
  }
  h2 {
    margin: var(--fy-space-1) 0 0;
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  a:hover h2 {
    color: var(--fy-color-accent-text);
  }
  p {
    margin: 0;
    color: var(--fy-color-text-muted);
    line-height: 1.5;
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

  @media (prefers-reduced-motion: reduce) {
    [data-part='picture'] img {
      transition: none;
    }
    a:hover [data-part='picture'] img {
      scale: none;
    }
  }
`
