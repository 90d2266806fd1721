import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const FloatingBarRoot = styled.aside.withConfig({ componentId: 'fy-FloatingBar' })(rules`
  position: fixed;
  inset-block-start: 50%;
  inset-inline-end: 12px;
  z-index: 15;
  translate: 0 -50%;
  color: var(--fy-color-text);

  &,
  & * {
    box-sizing: border-box;
  }

  [data-part='entries'] {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 4px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-2);
    list-style: none;
  }
  [data-part='entries'] > li {
    position: relative;
  }
  [data-part='entry'] {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: var(--fy-color-text-muted);
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  [data-part='entry']:hover,
  [data-part='entry'][aria-expanded='true'] {
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
  }
  :is(a, button):focus-visible {
    ${focusRingInside}
  }
  [data-part='word'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [data-part='links'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: calc(100% + 12px);
    min-inline-size: 200px;
    margin: 0;
    padding: 8px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
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
  [data-part='links'] a:hover {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  [data-part='links'] :is(img, [data-part='default-icon']) {
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--fy-radius-small);
  }
  [data-part='opener'] {
    display: none;
  }

  /* Beside a content of 1280 px there is room for the bar only from here on; below, it is one button, which has a
     place of its own at the end of the page and sticks to the window's lower edge until then. */
  @media (max-width: 1439px) {
    position: sticky;
    inset-block: auto 16px;
    inset-inline: auto;
    inline-size: fit-content;
    margin: 16px;
    margin-inline-start: auto;
    translate: none;

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
      inline-size: max-content;
      min-inline-size: 240px;
      max-inline-size: calc(100vw - 32px);
      padding: 8px;
      background: var(--fy-color-raised);
    }
    &[data-open] [data-part='entries'] {
      display: grid;
    }
    [data-part='entry'] {
      display: flex;
      gap: 12px;
      align-items: center;
      justify-content: start;
      inline-size: 100%;
      padding-inline: 12px;
      color: inherit;
      font-size: var(--fy-size-sm);
      font-weight: 550;
    }
    [data-part='word'] {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
    [data-part='links'] {
      position: static;
      padding-block: 0 8px;
      padding-inline: 32px 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
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
    @media (min-width: 720px) and (max-width: 1439px) {
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
