import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** Width, as far as the screen allows. */
export const dialogSizes = {
  small: '--_width: 400px;',
  medium: '--_width: 560px;',
  large: '--_width: 880px;',
}

/** Colour of the icon. */
export const dialogTones = {
  neutral: '--_icon: var(--fy-color-text-muted);',
  info: '--_icon: var(--fy-color-info);',
  positive: '--_icon: var(--fy-color-positive);',
  warning: '--_icon: var(--fy-color-warning);',
  negative: '--_icon: var(--fy-color-negative);',
}

export type DialogSize = keyof typeof dialogSizes
export type DialogTone = keyof typeof dialogTones

export const Root = styled.dialog.withConfig({ componentId: 'fy-Dialog' })(rules`
  box-sizing: border-box;
  inline-size: min(var(--_width), 100vw - 32px - env(safe-area-inset-left) - env(safe-area-inset-right));
  max-inline-size: none;
  max-block-size: min(100dvh - 32px, 860px);
  margin: auto;
  padding: 0;
  border: 1px solid var(--fy-color-border);
  border-radius: var(--fy-radius-large);
  background: var(--fy-color-raised);
  box-shadow: var(--fy-shadow-3);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.375rem var(--fy-font-text);
  overscroll-behavior: contain;
  opacity: 0;
  translate: 0 12px;
  transition:
    opacity var(--fy-duration-base) var(--fy-ease),
    translate var(--fy-duration-base) var(--fy-ease);

  ${variantRules('size', dialogSizes)}
  ${variantRules('tone', dialogTones)}

  &[open] {
    display: flex;
    opacity: 1;
    translate: none;
  }

  &::backdrop {
    background: var(--fy-color-scrim);
    opacity: 0;
    transition: opacity var(--fy-duration-base) var(--fy-ease);
  }

  &[open]::backdrop {
    opacity: 0.6;
  }

  &[data-opaque]::backdrop {
    background: var(--fy-color-canvas);
    opacity: 1;
  }

  @starting-style {
    &[open] {
      opacity: 0;
      translate: 0 12px;
    }

    &[open]::backdrop {
      opacity: 0;
    }
  }

  &:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
  }

  > [data-part='panel'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    min-block-size: 0;
  }

  > [data-part='panel'] > [data-part='head'] {
    flex: none;
    display: flex;
    align-items: flex-start;
    gap: 12px;
    min-block-size: 40px;
    padding-block: 20px 12px;
    padding-inline: 24px 68px;
  }

  > [data-part='panel'] > [data-part='head'] > [data-part='icon'] {
    flex: none;
    display: flex;
    align-items: center;
    block-size: 40px;
    color: var(--_icon);
  }

  > [data-part='panel'] > [data-part='head'] > [data-part='icon'] > svg {
    inline-size: 24px;
    block-size: 24px;
  }

  > [data-part='panel'] > [data-part='head'] > [data-part='title'] {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-block: calc((40px - 1lh) / 2);
    font: 700 var(--fy-size-lg) / 1.3 var(--fy-font-display);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  > [data-part='panel'] > [data-part='body'] {
    flex: 1;
    min-block-size: 0;
    padding: 0 24px 24px;
    overflow: auto;
    overscroll-behavior: contain;
  }

  > [data-part='panel'] > [data-part='body']:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: -2px;
  }

  > [data-part='panel'] > [data-part='body'] > :first-child {
    margin-block-start: 0;
  }

  > [data-part='panel'] > [data-part='body'] > :last-child {
    margin-block-end: 0;
  }

  > [data-part='panel'] > [data-part='body'] a {
    color: var(--fy-color-accent-text);
  }

  > [data-part='panel'] > [data-part='buttons'] {
    flex: none;
    display: flex;
    flex-wrap: wrap-reverse;
    justify-content: flex-end;
    gap: 12px;
    padding: 16px 24px;
    border-block-start: 1px solid var(--fy-color-border);
  }

  > [data-part='panel'] > [data-part='cross'] {
    position: absolute;
    inset-block-start: 20px;
    inset-inline-end: 16px;
  }

  @media (max-height: 480px) {
    > [data-part='panel'] > [data-part='head'] {
      padding-block: 8px 4px;
    }
    > [data-part='panel'] > [data-part='cross'] {
      inset-block-start: 8px;
    }
    > [data-part='panel'] > [data-part='body'] {
      padding-block-end: 12px;
      scroll-padding-block-end: 72px;
    }
  }

  @media (width < 480px) {
    &[data-sheet] {
      inline-size: 100%;
      max-inline-size: 100%;
      margin-block-end: 0;
      padding-block-end: env(safe-area-inset-bottom);
      border-width: 1px 0 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }

    > [data-part='panel'] > [data-part='buttons'] > * {
      flex: 1 1 auto;
    }
  }
`)
