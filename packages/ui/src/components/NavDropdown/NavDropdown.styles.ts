import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const NavDropdownRoot = styled.div.withConfig({ componentId: 'fy-NavDropdown' })(rules`
  display: flex;
  align-items: stretch;
  ${controlCss}

  &,
  & * {
    box-sizing: border-box;
  }

  [data-part='link'] {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline: 12px 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    transition: color var(--fy-duration-fast) var(--fy-ease);
  }
  &[data-plain] [data-part='link'] {
    padding-inline-end: 12px;
  }
  [data-part='link']:hover,
  &[data-open] [data-part='link'],
  [data-part='link'][aria-current] {
    color: var(--fy-color-text);
  }
  [data-part='link'][aria-current]::after {
    position: absolute;
    inset-block-end: 4px;
    inset-inline: 12px 0;
    block-size: 2px;
    border-radius: 2px;
    background: var(--fy-color-accent);
    content: '';
  }
  &[data-plain] [data-part='link']::after {
    inset-inline-end: 12px;
  }
  :is(a, [data-control]):focus-visible {
    ${focusRingInside}
  }
  [data-part='toggle'] {
    align-self: center;
    inline-size: 24px;
    block-size: 32px;
  }
  [data-part='toggle'] svg {
    transition: rotate var(--fy-duration-base) var(--fy-ease);
  }
  &[data-open] [data-part='toggle'] svg {
    rotate: 180deg;
  }

  [data-part='panel'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    z-index: 1;
    max-block-size: calc(100dvh - 120px);
    padding: 24px max(var(--fy-gutter), calc((100% - var(--fy-content)) / 2));
    overflow: auto;
    border-block: 1px solid var(--fy-color-border);
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-2);
    animation: fy-nav-in var(--fy-duration-base) var(--fy-ease);
  }
  @keyframes fy-nav-in {
    from {
      opacity: 0;
      translate: 0 -4px;
    }
  }
  [data-part='list'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 4px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-part='list'] a {
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 48px;
    padding: 4px 8px;
    border-radius: var(--fy-radius-medium);
    color: var(--fy-color-text);
    font-size: var(--fy-size-sm);
    font-weight: 550;
    text-decoration: none;
  }
  [data-part='list'] a:is(:hover, :focus-visible) {
    background: var(--fy-color-raised);
  }
  [data-part='list'] :is(img, [data-part='default-icon']) {
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--fy-radius-small);
    object-fit: contain;
  }
  [data-part='more'] a {
    color: var(--fy-color-accent-text);
  }

  @media (max-width: 959px) {
    flex-wrap: wrap;
    border-block-end: 1px solid var(--fy-color-border);

    [data-part='link'] {
      flex: 1;
      min-block-size: 52px;
      padding-inline: 0;
      font-size: var(--fy-size-md);
    }
    [data-part='link'][aria-current]::after {
      display: none;
    }
    [data-part='link'][aria-current] {
      color: var(--fy-color-accent-text);
    }
    [data-part='toggle'] {
      inline-size: 44px;
      block-size: 44px;
    }
    [data-part='panel'] {
      position: static;
      flex: 1 0 100%;
      max-block-size: none;
      padding: 0 0 16px;
      border: 0;
      background: none;
      box-shadow: none;
    }
    [data-part='list'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  [data-part='panel'][hidden] {
    display: none;
  }
`)
