import { styled } from 'styled-components'

export const SearchPaletteRoot = styled.div.withConfig({ componentId: 'fy-SearchPalette' })`
  display: flex;
  flex-direction: column;
  gap: 8px;
  /* One size whatever is found, so that the field keeps its place while one types; the rest is what a dialog has around it. */
  block-size: min(100dvh - 132px, 640px);
  min-block-size: 220px;

  > [data-part='box'] {
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 52px;
    padding-inline: 14px 4px;
    border: 1px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-sunken);
    color: var(--fy-color-text-muted);
  }

  > [data-part='box']:focus-within {
    outline: 2px solid var(--fy-color-focus);
    /* Within: a dialog cuts off what stands out at its top. */
    outline-offset: -2px;
  }

  > [data-part='box'] > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 48px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--fy-color-text);
    font: 500 var(--fy-size-md) / 1.5rem var(--fy-font-text);
  }

  > [data-part='box'] > input::placeholder {
    color: var(--fy-color-text-muted);
    opacity: 1;
  }

  > [data-part='box'] [aria-pressed='true'] svg {
    fill: currentcolor;
  }

  > [data-part='status'],
  > [data-part='hint'],
  > [data-part='keys'] {
    margin: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1.25rem;
  }

  > [data-part='list'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 2px;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  > [data-part='list'] > *,
  [data-part='group'] > * {
    flex: none;
  }
  [data-part='group'] {
    display: contents;
  }
  /* What helps on stands with the words that say why; the keys stay below. */
  > [data-part='list']:empty {
    flex: none;
  }
  > [data-part='keys'] {
    margin-block-start: auto;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--fy-color-border);
  }

  [data-part='heading'] {
    padding-block: 12px 4px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 600;
  }

  [data-part='option'] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    padding: 6px 10px;
    border-radius: var(--fy-radius-medium);
    cursor: pointer;
  }

  /* Each key press may change every title; those out of sight wait. */
  [data-kind='title'] {
    content-visibility: auto;
    contain-intrinsic-size: auto 56px;
  }

  [data-part='option'] > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--fy-color-text-muted);
  }

  @media (hover: hover) {
    [data-part='option']:hover {
      background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
    }
  }

  [data-part='option'][data-active] {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
    box-shadow: inset 2px 0 0 var(--fy-color-accent);
  }
  [data-part='option'][data-active]:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--fy-color-accent);
  }

  [data-part='option'][data-kind='all'] {
    color: var(--fy-color-accent-text);
    font-weight: 600;
  }

  [data-part='picture'] {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
    overflow: hidden;
  }
  /* Of the colour of the chosen row otherwise, in which it would vanish. */
  [data-part='picture'] [data-part='art'] {
    background: none;
  }

  [data-part='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 500;
  }

  [data-part='name'] > small {
    display: block;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 400;
  }

  mark {
    background: none;
    color: var(--fy-color-accent-text);
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  @media (hover: none) {
    > [data-part='keys'] {
      display: none;
    }
  }

  @media (forced-colors: active) {
    /* Its own colour is that of text on a mark, of which nothing is painted. */
    mark {
      color: CanvasText;
    }
    [data-part='option'][data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
