import { styled } from 'styled-components'
import { edgeCss } from './edge.styles.ts'
import { railWidth } from './headerParts.ts'

export const ShellRoot = styled.div.withConfig({ componentId: 'fy-Shell' })`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;

  /* The footer's ground goes on behind what stands below it. */
  &:has(> [data-part='body'] > footer) {
    background: linear-gradient(to top, var(--fy-color-surface) var(--fy-below-footer, 96px), transparent 0);
  }
  &[data-tiles='card'] {
    --fy-tile-ground: var(--fy-color-surface);
    --fy-tile-edge: var(--fy-shadow-1), inset 0 0 0 1px var(--fy-color-border);
    --fy-tile-inset: 12px;
    --fy-tile-foot: 0px;
  }
  [data-part='skip'] {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    z-index: 40;
    padding: 10px 16px;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-weight: 650;
    text-decoration: none;
  }
  [data-part='skip']:not(:focus) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
  [data-part='no-script'] {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 40;
    margin: 0;
    padding: 12px var(--fy-gutter);
    border-block-start: 1px solid var(--fy-color-border-strong);
    background: var(--fy-color-surface);
    text-align: center;
  }
  > [data-part='body'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-inline-size: 0;
  }
  > [data-part='body'] > main {
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(28px, 4vw, 48px);
    align-content: start;
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: calc(var(--fy-content) + 2 * var(--fy-gutter));
    margin-inline: auto;
    padding: 24px var(--fy-gutter) 64px;
    outline: none;
  }
  /* What comes after a page, or after a part of one, stays out of sight while that is on its way. */
  > [data-part='body'] > main > .fy-PartFallback,
  > [data-part='body'] > main > [data-rows] > .fy-PartFallback {
    min-block-size: 100dvh;
  }
  > [data-part='body'] > main > [data-rows] > .fy-PartFallback ~ * {
    display: none;
  }
  ${edgeCss}
  &[data-wide] > [data-part='body'] > main {
    max-inline-size: none;
  }

  @media (min-width: 1100px) and (hover: hover) {
    &[data-header='rail'] {
      --fy-rail: 64px;
    }
  }
  @media (min-width: 1100px) {
    &[data-header='rail'] {
      /* A desk's page ends where its header and its catalogue do. */
      --fy-content: 1872px;
      padding-block-start: 64px;
      padding-inline-start: ${railWidth};
    }
    &[data-header='rail'] > [data-part='body'] > main {
      gap: 32px;
    }
    /* Every page of a desk begins at the rail, however wide it is. */
    &[data-header='rail'] > [data-part='body'] > main,
    &[data-header='rail'] > [data-part='body'] > footer > [data-part='body'] {
      margin-inline-start: 0;
    }
  }
  @media (max-width: 719px) {
    > [data-part='body'] > main {
      padding: 16px 16px 48px;
    }
    /* Room for the bar at the lower edge, for words of two lines. */
    &[data-bottom] {
      --fy-below-footer: 200px;
      padding-block-end: calc(44px + 1.65rem + env(safe-area-inset-bottom));
    }
  }
  /* What bleeds fills the window below the header, whatever the header's height. */
  &[data-bleed] {
    block-size: 100dvh;
    min-block-size: 420px;
  }
  /* On a phone the game has the window but for its own bar, which holds the way back. */
  @media (max-width: 719px), (max-height: 500px) and (orientation: landscape) {
    &[data-page='game'] > [data-variant] {
      display: none;
    }
  }
  @media (max-height: 500px) and (orientation: landscape) {
    &[data-bleed] {
      min-block-size: 0;
    }
  }
  &[data-bleed] > [data-part='body'] {
    min-block-size: 0;
  }
  &[data-bleed] > [data-part='body'] > main {
    grid-template-rows: minmax(0, 1fr);
    gap: 0;
    align-content: stretch;
    min-block-size: 0;
    padding: 0;
  }
`
