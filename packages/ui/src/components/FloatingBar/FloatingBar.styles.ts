import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const FloatingBarRoot = styled.aside.withConfig({ componentId: 'fy-FloatingBar' })(rules`
  /* One button, since rows of a page go on to its edges at any width. It has a place of its own at the end of the page
     and sticks to the window's lower edge until then. */
  position: sticky;
  inset-block-end: 16px;
  z-index: 15;
  inline-size: fit-content;
  margin: 16px;
  margin-inline-start: auto;
  color: var(--fy-color-text);

  &,
  & * {
    box-sizing: border-box;
  }

  [data-part='opener'] {
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
    color: var(--fy-color-text);
    cursor: pointer;
  }
  [data-part='entries'] {
    position: absolute;
    inset-block-end: calc(100% + 8px);
    inset-inline-end: 0;
    display: none;
    gap: 4px;
    inline-size: max-content;
    min-inline-size: 240px;
    max-inline-size: calc(100vw - 32px);
    margin: 0;
    padding: 8px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
    list-style: none;
  }
  &[data-open] [data-part='entries'] {
    display: grid;
  }
  [data-part='entry'] {
    display: flex;
    gap: 12px;
    align-items: center;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0 12px;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--fy-size-sm);
    font-weight: 550;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  [data-part='entry'] > svg {
    flex: none;
    color: var(--fy-color-text-muted);
  }
  :is([data-part='entry'], [data-part='links'] a):hover,
  [data-part='entry'][aria-expanded='true'] {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  :is(a, button):focus-visible {
    ${focusRingInside}
  }
  [data-part='links'] {
    margin: 0;
    padding-block: 0 8px;
    padding-inline: 32px 0;
    list-style: none;
  }
  [data-part='links'] a {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 40px;
    padding: 6px 12px;
    border-radius: var(--fy-radius-medium);
    color: inherit;
    font-size: var(--fy-size-sm);
    text-decoration: none;
  }
  [data-part='links'] :is(img, [data-part='default-icon']) {
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--fy-radius-small);
  }
  [data-part='links'][hidden] {
    display: none;
  }
  /* On a phone every place of the window holds something to read or to press: the button waits at the page's end. */
  @media (max-width: 719px) {
    position: relative;
    inset-block-end: auto;
  }

  /* At the top of a page the button would only cover what is read first: it comes with the first scrolling, at the
     latest half-way down, and where nothing scrolls it stands at the page's end from the start. */
  @supports (animation-timeline: scroll()) {
    @media (min-width: 720px) {
      &:not([data-open], :focus-within) {
        animation: fy-floating-in linear both;
        animation-timeline: scroll(root);
        animation-range: 0 min(200px, 50%);
      }
    }
  }
  @keyframes fy-floating-in {
    0%,
    50% {
      visibility: hidden;
      opacity: 0;
    }
  }
`)
