import { styled } from 'styled-components'
import { controlCss } from '../../interaction/controls.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { unseen } from '../../styles/unseen.ts'
import { onPaper } from './onPaper.styles.ts'

export const CentreFrameRoot = styled.dialog.withConfig({ componentId: 'fy-CentreFrame' })(rules`
  position: fixed;
  inset: 0 0 0 auto;
  inline-size: 1320px;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  box-sizing: border-box;
  margin: 0;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) 0 0;
  overflow: hidden;
  border: 0;
  background: var(--fy-color-canvas);
  box-shadow: var(--fy-shadow-3);
  color: var(--fy-color-text);
  ${controlCss}

  &:dir(rtl) {
    inset: 0 auto 0 0;
    padding-inline: 0 env(safe-area-inset-left);
  }
  &::backdrop {
    background: color-mix(in srgb, var(--fy-color-scrim) 60%, transparent);
  }
  &[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / 240px minmax(0, 1fr);
    animation: fy-centre-in var(--fy-duration-slow) var(--fy-ease);
  }
  @keyframes fy-centre-in {
    from {
      opacity: 0;
      translate: 32px 0;
    }
  }

  & > [data-part='side'] {
    grid-row: 1 / -1;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-block-size: 0;
    padding: 20px 12px calc(20px + env(safe-area-inset-bottom));
    overflow: auto;
    border-inline-end: 1px solid var(--fy-color-border);
    background: var(--fy-color-surface);
  }
  & > [data-part='side'] [data-part='name'] {
    margin: 0;
    padding: 4px 12px 12px;
    color: var(--fy-color-text-muted);
    font: 600 0.8125rem/1.4 var(--fy-font-text);
  }
  & > [data-part='side'] [data-part='menu'] {
    display: grid;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > [data-part='side'] [data-part='entry'] {
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
    color: var(--fy-color-text-muted);
    font: 550 var(--fy-size-sm) / 1.3 var(--fy-font-text);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & > [data-part='side'] [data-part='entry'] svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & > [data-part='side'] [data-part='entry']:hover {
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
  }
  & > [data-part='side'] [data-part='entry'][aria-current] {
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }
  @media (forced-colors: active) {
    & > [data-part='side'] [data-part='entry'][aria-current] {
      background: SelectedItem;
      color: SelectedItemText;
      --fy-color-focus: SelectedItemText;
      forced-color-adjust: none;
    }
  }
  & > [data-part='side'] [data-part='badge'] {
    margin-inline-start: auto;
    padding: 2px 7px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }
  & > [data-part='side'] > [data-part='choice'] {
    display: none;
    position: relative;
  }

  & > [data-part='content']:focus-visible,
  & > [data-part='side'] :focus-visible {
    ${focusRingInside}
  }

  & > [data-part='head'] {
    display: flex;
    gap: 16px;
    align-items: center;
    box-sizing: border-box;
    min-block-size: 72px;
    padding-block: 12px;
    padding-inline: 32px 20px;
  }
  & > [data-part='head'] > [data-part='title'] {
    flex: 1;
    margin: 0;
    font: 700 var(--fy-size-lg) / 1.3 var(--fy-font-display);
    letter-spacing: -0.01em;
  }
  & > [data-part='head'] > [data-part='title']:focus-visible {
    outline: none;
  }
  & > [data-part='content'] {
    min-block-size: 0;
    padding: 0 32px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  /* Room below the page, not in the panel's padding, which would hold up what sticks to the lower edge. */
  & > [data-part='content']::after {
    display: block;
    block-size: calc(32px + env(safe-area-inset-bottom));
    content: '';
  }

  /* A strip of the page beside it would be too narrow to say anything: the centre has the window then. */
  @media (max-width: 1599px) {
    inset: 0;
    inline-size: 100vw;

    &,
    &:dir(rtl) {
      padding-right: env(safe-area-inset-right);
      padding-left: env(safe-area-inset-left);
    }
  }
  @media (max-width: 799px) {
    &[open] {
      grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
    }
    & > [data-part='side'] {
      grid-row: 2;
      padding: 0 16px 12px;
      border: 0;
      background: none;
    }
    & > [data-part='side'] [data-part='menu'],
    & > [data-part='side'] [data-part='name'] {
      display: none;
    }
    & > [data-part='side'] > [data-part='choice'] {
      display: block;
    }
    & > [data-part='side'] [data-part='pick'] {
      appearance: none;
      inline-size: 100%;
      min-block-size: 44px;
      padding-inline: 12px 40px;
      border: 1px solid var(--fy-color-border-strong);
      border-radius: var(--fy-radius-medium);
      background: var(--fy-color-surface);
      color: inherit;
      font: 600 var(--fy-size-md) / 1.3 var(--fy-font-text);
    }
    & > [data-part='side'] [data-part='arrow'] {
      position: absolute;
      inset-inline-end: 12px;
      inset-block: 0;
      inline-size: 18px;
      block-size: 18px;
      margin-block: auto;
      color: var(--fy-color-text-muted);
      pointer-events: none;
    }
    /* A single page needs no choice: its title says it. */
    &:not([data-choice]) > [data-part='side'] {
      display: none;
    }
    & > [data-part='head'] {
      grid-row: 1;
      min-block-size: 60px;
      padding-block: 8px;
      padding-inline: 16px 8px;
    }
    /* The choice says which page it is: its title is read out, and stands there only once. */
    &[open][data-choice] {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
    &[data-choice] > [data-part='side'] {
      grid-row: 1;
      align-self: center;
      padding-block: 8px;
      padding-inline: 16px 0;
    }
    &[data-choice] > [data-part='head'] {
      grid-column: 2;
      position: relative;
      padding-inline: 8px;
    }
    &[data-choice] > [data-part='head'] > [data-part='title'] {
      ${unseen}
    }
    &[data-choice] > [data-part='content'] {
      grid-column: 1 / -1;
    }
    & > [data-part='content'] {
      padding: 0 16px;
    }
  }
  ${onPaper}
`)
