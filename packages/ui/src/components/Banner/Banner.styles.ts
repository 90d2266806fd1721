import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { edgeCss } from './edge.styles.ts'
import { slimCss } from './slim.styles.ts'

/**
 * Heights of a banner by the page's need: the home page's own as a card, or to all edges of the window behind the header,
 * or the head of another page, whose drawing goes over into the page beside its words. Ratios are wide / narrow screen; a
 * banner to the edges is as high as a share of the window.
 */
export const bannerSizes = { hero: ['32 / 11', '5 / 4'], edge: ['auto', '5 / 7'], slim: ['auto', 'auto'] } as const
export type BannerSize = keyof typeof bannerSizes

// The ring of a link is drawn over it: its own would lie below its picture, which has a place of its own.
export const BannerRoot = styled.div.withConfig({ componentId: 'fy-Banner' })(rules`
  overflow: hidden;
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-raised);
  --fy-start: to right;

  &:dir(rtl) {
    --fy-start: to left;
  }
  &,
  & * {
    box-sizing: border-box;
  }

  /* As high as its size says, and higher where the words need it. */
  [data-part='slide'] {
    display: grid;
  }
  [data-part='banner'] {
    position: relative;
    display: grid;
    grid-template-rows: 1fr;
    place-self: stretch;
    overflow: clip;
    aspect-ratio: ${bannerSizes.hero[0]};
    --fy-words: var(--fy-color-on-scrim);
    --fy-veil: var(--fy-color-scrim);
    color: var(--fy-words);
    text-decoration: none;
  }
  /* Seen where a picture does not come, as without a network, and for a moment before it does: quiet. */
  &:not([data-size='slim']) [data-part='banner'] {
    background: linear-gradient(to top, var(--fy-color-accent-subtle), var(--fy-color-raised));
  }
  button[data-part='banner'] {
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  [data-part='banner'] img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-part='banner'] picture {
    display: contents;
  }
  :root[data-theme='light'] & [data-theme-only='dark'],
  :root[data-theme='dark'] & [data-theme-only='light'] {
    display: none;
  }
  :root[data-theme='light'] & [data-part='banner'][data-tone='both'],
  [data-part='banner'][data-tone='light'] {
    --fy-words: #17130c;
    --fy-veil: #ffffff;
  }
  /* A light picture among dark surfaces: dimmed, with the words of a dark one. */
  :root[data-theme='dark'] & [data-part='banner'][data-tone='light'] {
    --fy-words: var(--fy-color-on-scrim);
    --fy-veil: var(--fy-color-scrim);
    img {
      filter: brightness(0.55) saturate(1.15);
    }
  }
  [data-part='words'] {
    position: relative;
    display: grid;
    grid-area: 1 / 1;
    grid-template-columns: minmax(0, auto);
    gap: 12px;
    align-content: end;
    justify-items: start;
    padding: clamp(20px, 4vw, 56px);
    padding-inline-end: 40%;
    --fy-side: var(--fy-start);
    --fy-dense: 82%;
    --fy-thin: 62%;
    --fy-middle: 36%;
    --fy-clear: 68%;
    background: linear-gradient(
      var(--fy-side),
      color-mix(in srgb, var(--fy-veil) var(--fy-dense), transparent),
      color-mix(in srgb, var(--fy-veil) var(--fy-thin), transparent) var(--fy-middle),
      transparent var(--fy-clear)
    );
  }
  /* They stand on the foot: of a page that comes piece by piece the first would be pushed up by the last. */
  [data-part='words'][data-acts]:not(:has(> [data-part='action'])) {
    visibility: hidden;
  }
  [data-part='title'] {
    max-inline-size: 18ch;
    font: 750 clamp(1.5rem, 3.4vw, var(--fy-size-3xl)) / 1.08 var(--fy-font-display);
    letter-spacing: -0.015em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  [data-part='text'] {
    max-inline-size: 44ch;
    text-wrap: balance;
    font-size: var(--fy-size-md);
    line-height: 1.5;
  }
  [data-part='action'] {
    margin-block-start: 4px;
    padding: 12px 22px;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-size: var(--fy-size-sm);
    font-weight: 650;
    line-height: 1.3;
  }
  :is(a, button)[data-part='banner']:hover [data-part='action'] {
    background: var(--fy-color-accent-hover);
  }
  :is(a, button)[data-part='banner']:focus-visible::before {
    position: absolute;
    z-index: 2;
    inset-block: 0;
    inset-inline: 0 var(--_gap, 0px);
    border-radius: var(--fy-radius-large);
    outline: 3px solid var(--fy-color-focus);
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px var(--fy-color-canvas);
    content: '';
  }

  ${edgeCss}

  @media (max-width: 719px) {
    [data-part='banner'] {
      aspect-ratio: ${bannerSizes.hero[1]};
    }
    [data-part='words'] {
      --fy-side: to top;
      --fy-dense: 90%;
      --fy-thin: 78%;
      --fy-middle: 50%;
      --fy-clear: 82%;
      gap: 8px;
      padding: 20px;
    }
    /* A light picture is washed out by a light scrim: the words stand below it. */
    &[data-size='hero'] [data-part='banner'][data-tone='light'] {
      aspect-ratio: auto;
      grid-template-rows: auto 1fr;
      background: var(--fy-veil);
      img {
        position: static;
        block-size: auto;
        aspect-ratio: 8 / 5;
      }
      [data-part='words'] {
        grid-area: 2 / 1;
        align-content: start;
        background: none;
      }
    }
    [data-part='text'] {
      font-size: var(--fy-size-sm);
    }
    &[data-size='hero'] [data-part='action'] {
      margin-block-start: 8px;
    }
  }

  ${slimCss}

  /* Dots of a finger's size take the width of a phone: the words stand above them. */
  @media (max-width: 719px) {
    &:not([data-size='edge']) [data-part='slide']:not(:only-child) [data-part='words'] {
      padding-block-end: 72px;
    }
  }
`)
