import { css } from '../../styles/rules.ts'
import { fixtureCss } from '../GameTile/facts.styles.ts'

/** A card on the vendor's colour: mark and name, and below or beside them the first match to come. */
export const ownGroundCss = css`
  &[data-own] {
    --fy-ink: #fff;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    align-content: center;
    min-block-size: 104px;
    padding: 12px;
    overflow: hidden;
    isolation: isolate;
    color: var(--fy-ink);
  }
  &[data-ink='dark'] {
    --fy-ink: #000;
  }
  &[data-own][data-variant='card'] {
    block-size: 100%;
  }
  [data-part='ground'] {
    position: absolute;
    inset: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 100%;
  }
  &[data-own] [data-part='art'] {
    inline-size: 64px;
    aspect-ratio: 1;
    border-radius: var(--fy-radius-medium);
    background: none;
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--fy-ink) 26%, transparent);
  }
  &[data-own] [data-part='caption'] {
    display: grid;
    gap: 2px;
    justify-content: start;
    min-inline-size: 0;
    min-block-size: 0;
    padding: 0;
  }
  &[data-own] :is([data-part='name'], [data-part='count']) {
    color: var(--fy-ink);
  }
  &[data-own] [data-part='name'] {
    font: 700 var(--fy-size-md) / 1.25 var(--fy-font-display);
  }
  &[data-own] [data-part='flag'] {
    position: static;
    justify-self: start;
    margin-block-start: 4px;
  }
  ${fixtureCss}
  [data-part='fixture'] {
    display: grid;
    grid-column: 1 / -1;
    gap: 6px;
    box-sizing: border-box;
    min-block-size: 64px;
    padding: 10px 12px;
    border-radius: calc(var(--fy-radius-medium) * 0.75);
    background: var(--fy-color-surface);
    color: var(--fy-color-text);
    font-size: 0.8125rem;
    line-height: 1.4;
  }
  /* A match that has begun keeps its place, and no empty box. */
  [data-part='fixture']:empty {
    visibility: hidden;
  }
  [data-part='fixture'] [data-part='match'] {
    font-weight: 600;
    white-space: normal;
  }
  [data-part='fixture'] time {
    color: var(--fy-color-text-muted);
  }
  @media (min-width: 560px) {
    &[data-own][data-variant='wide'] {
      grid-template-columns: auto minmax(0, 1fr) minmax(0, 1.4fr);
      min-block-size: 112px;
      padding: 16px;
    }
    &[data-own][data-variant='wide'] [data-part='fixture'] {
      grid-column: 3;
    }
    &[data-own] [data-part='art'] {
      inline-size: 72px;
    }
  }
`
