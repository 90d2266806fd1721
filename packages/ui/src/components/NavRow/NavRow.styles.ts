import { styled } from 'styled-components'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const NavRowRoot = styled.div.withConfig({ componentId: 'fy-NavRow' })(rules`
  display: grid;
  flex: 1;
  min-inline-size: 0;

  > [data-part='row'] {
    display: inherit;
    min-inline-size: 0;
  }
  > [data-part='more'] {
    display: none;
  }

  @media (min-width: 960px) {
    display: flex;
    align-items: center;

    > [data-part='row'] {
      overflow: clip;
    }
    > [data-part='row'] > [data-part='entry'] {
      flex: none;
    }
    > [data-part='row'] > [data-part='entry'][data-folded] {
      display: none;
    }
    > [data-part='more'] {
      display: block;
      flex: none;
    }
    > [data-part='more'][data-empty] {
      position: absolute;
      visibility: hidden;
    }
  }

  [data-part='holder'] {
    position: relative;
  }
  [data-part='holder'] > [data-part='toggle'] {
    display: flex;
    gap: 4px;
    align-items: center;
    min-block-size: 40px;
    padding-inline: 12px;
    border: 0;
    background: none;
    color: var(--fy-color-text-muted);
    font: 600 var(--fy-size-sm) / 1.4 var(--fy-font-text);
    white-space: nowrap;
    cursor: pointer;
  }
  [data-part='holder'] > [data-part='toggle']:is(:hover, [aria-expanded='true'], [data-active]) {
    color: var(--fy-color-text);
  }
  [data-part='holder'] > [data-part='toggle'][data-active] {
    text-decoration: underline 2px var(--fy-color-accent);
    text-underline-offset: 8px;
  }
  [data-part='holder'] > [data-part='toggle'] svg {
    transition: rotate var(--fy-duration-base) var(--fy-ease);
  }
  [data-part='holder'] > [data-part='toggle'][aria-expanded='true'] svg {
    rotate: 180deg;
  }
  [data-part='holder'] > [data-part='menu'] {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-end: 0;
    z-index: 2;
    box-sizing: border-box;
    min-inline-size: 200px;
    max-inline-size: 320px;
    max-block-size: calc(100dvh - 96px);
    margin: 0;
    padding: 8px;
    overflow: auto;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
    list-style: none;
  }
  [data-part='holder'] > [data-part='menu'][hidden] {
    display: none;
  }
  [data-part='holder'] > [data-part='menu'] a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 12px;
    border-radius: var(--fy-radius-medium);
    color: var(--fy-color-text);
    font-size: var(--fy-size-sm);
    font-weight: 550;
    text-decoration: none;
  }
  [data-part='holder'] > [data-part='menu'] a:hover {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  [data-part='holder'] > [data-part='menu'] a[aria-current] {
    color: var(--fy-color-accent-text);
  }
  [data-part='holder'] :is(a, button):focus-visible {
    border-radius: var(--fy-radius-medium);
    ${focusRingInside}
  }
`)
