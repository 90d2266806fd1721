import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const MemberMenuRoot = styled.div.withConfig({ componentId: 'fy-MemberMenu' })(rules`
  position: relative;
  display: flex;
  gap: 12px;
  align-items: center;
  color: var(--fy-color-text);
  ${controlCss}

  [data-part='balance'] {
    display: flex;
    align-items: center;
    min-block-size: 40px;
    padding-inline-start: 14px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-sunken);
    font-size: var(--fy-size-sm);
    white-space: nowrap;
  }
  [data-part='amount'] {
    min-inline-size: 7ch;
    font-variant-numeric: tabular-nums;
    font-weight: 650;
    text-align: end;
  }
  [data-part='toggle'] {
    display: flex;
    gap: 8px;
    align-items: center;
    min-block-size: 40px;
    padding-block: 4px;
    padding-inline: 4px 8px;
    border: 0;
    border-radius: var(--fy-radius-pill);
    background: transparent;
    color: inherit;
    font: 600 var(--fy-size-sm) / 1.2 var(--fy-font-text);
    cursor: pointer;
  }
  [data-part='toggle']:hover,
  [data-part='toggle'][aria-expanded='true'] {
    background: var(--fy-color-raised);
  }
  :is([data-part='toggle'], [data-part='entry']):focus-visible {
    ${focusRingInside}
  }
  [data-part='avatar'] {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    overflow: hidden;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
    font-weight: 700;
    text-transform: uppercase;
  }
  [data-part='avatar']:empty::before {
    content: attr(data-initial);
  }
  [data-part='avatar'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  [data-part='who'] {
    max-inline-size: 14ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='panel'] {
    position: absolute;
    inset-block-start: calc(100% + 8px);
    inset-inline-end: 0;
    z-index: 2;
    box-sizing: border-box;
    inline-size: 280px;
    max-block-size: calc(100dvh - 96px);
    padding: 8px;
    overflow: auto;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-large);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
    animation: fy-menu-in var(--fy-duration-base) var(--fy-ease);
  }
  [data-part='panel'][hidden] {
    display: none;
  }
  @keyframes fy-menu-in {
    from {
      opacity: 0;
      translate: 0 -6px;
    }
  }
  [data-part='head'] {
    display: grid;
    gap: 2px;
    padding: 8px 12px 12px;
    font-size: var(--fy-size-sm);
  }
  [data-part='head'] strong {
    overflow: hidden;
    font-size: var(--fy-size-md);
    font-weight: 650;
    /* What hides the rest of a long name would cut the feet of its letters too. */
    line-height: 1.4;
    text-overflow: ellipsis;
  }
  [data-part='club'] {
    color: var(--fy-color-text-muted);
  }
  [data-part='head'] [data-part='balance'] {
    display: none;
  }
  [data-part='entries'] {
    display: grid;
    margin: 0;
    padding: 4px 0 0;
    border-block-start: 1px solid var(--fy-color-border);
    list-style: none;
  }
  [data-part='entry'] {
    display: flex;
    gap: 12px;
    align-items: center;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 40px;
    padding: 8px 12px;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: inherit;
    font: 500 var(--fy-size-sm) / 1.3 var(--fy-font-text);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  [data-part='entry'] > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--fy-color-text-muted);
  }
  [data-part='entry']:hover {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  [data-separated] {
    margin-block-start: 4px;
    padding-block-start: 4px;
    border-block-start: 1px solid var(--fy-color-border);
  }
  [data-part='badge'] {
    margin-inline-start: auto;
    padding: 2px 7px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }

  /* Beside a word for the deposit, little more than a letter of the name would be left: it stands in the panel. */
  @media (max-width: 799px) {
    [data-part='who'] {
      display: none;
    }
  }
  @media (max-width: 719px) {
    gap: 4px;
    min-inline-size: 0;

    /* A large balance and a long word for the deposit have room beside each other. */
    > :is(a, button):not([data-part]) {
      flex: 0 1 auto;
      min-inline-size: 64px;
      padding-inline: 10px;
      line-height: 1.1;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    [data-part='toggle'] {
      flex: none;
      justify-content: center;
      min-inline-size: 44px;
      min-block-size: 44px;
      padding: 4px;
    }
    [data-part='toggle'] > svg {
      display: none;
    }

    /* The amount; its eye stands in the panel. */
    > [data-part='balance'] {
      padding-inline: 12px;
    }
    > [data-part='balance'] > [data-control] {
      display: none;
    }
    [data-part='amount'] {
      min-inline-size: 0;
    }
    [data-part='head'] [data-part='balance'] {
      display: flex;
      margin-block-start: 8px;
    }
    [data-part='head'] [data-part='amount'] {
      flex: 1;
      text-align: start;
    }
  }
  @media (max-width: 379px) {
    > :is(a, button):not([data-part]) {
      padding-inline: 4px;
    }
    > [data-part='balance'] {
      padding-inline: 6px;
    }
  }
  /* The narrowest window has no room for an amount and a word beside it: the amount stands in the panel. */
  @media (max-width: 359px) {
    > [data-part='balance'] {
      display: none;
    }
  }
`)
