import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { touchTarget } from '../../styles/touch.ts'
import { variantRules } from '../../styles/variants.ts'

/** How much a button asks for attention. A view has one `primary`. */
export const buttonTones = {
  primary: `
    --_fill: var(--fy-color-accent);
    --_fill-hover: var(--fy-color-accent-hover);
    --_text: var(--fy-color-on-accent);
    --_edge: transparent;
  `,
  secondary: `
    --_fill: transparent;
    --_fill-hover: var(--fy-color-sunken);
    --_text: var(--fy-color-text);
    --_edge: var(--fy-color-border-strong);
  `,
  quiet: `
    --_fill: transparent;
    --_fill-hover: var(--fy-color-accent-subtle);
    --_text: var(--fy-color-accent-text);
    --_text-hover: var(--fy-color-on-accent-subtle);
    --_edge: transparent;
  `,
  danger: `
    --_fill: var(--fy-color-danger);
    --_fill-hover: color-mix(in srgb, var(--fy-color-danger) 88%, black);
    --_text: var(--fy-color-on-danger);
    --_edge: transparent;
  `,
}

/** Height and type size; `medium` is the height of the theme's controls. */
export const buttonSizes = {
  small: 'min-block-size: 32px; padding-inline: 12px; font-size: var(--fy-size-xs); gap: 6px;',
  medium: 'min-block-size: var(--fy-control-height); padding-inline: 18px; font-size: var(--fy-size-sm); gap: 8px;',
  large: 'min-block-size: 52px; padding-inline: 26px; font-size: var(--fy-size-md); gap: 10px;',
}

export type ButtonTone = keyof typeof buttonTones
export type ButtonSize = keyof typeof buttonSizes

export const Root = styled.button.withConfig({ componentId: 'fy-Button' })(rules`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  margin: 0;
  border: 1px solid var(--_edge);
  border-radius: var(--fy-radius-medium);
  background: var(--_fill);
  color: var(--_text);
  font-family: var(--fy-font-text);
  font-weight: 650;
  line-height: 20px;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--fy-duration-fast) var(--fy-ease),
    border-color var(--fy-duration-fast) var(--fy-ease);

  ${variantRules('tone', buttonTones)}
  ${variantRules('size', buttonSizes)}

  &[data-full-width] {
    inline-size: 100%;
  }

  &:hover {
    background: var(--_fill-hover);
    color: var(--_text-hover, var(--_text));
  }

  &:active {
    background: color-mix(in srgb, var(--_fill-hover) 90%, var(--fy-color-text));
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: transparent;
    background: var(--fy-color-sunken);
    color: color-mix(in srgb, var(--fy-color-text-muted) 70%, transparent);
    cursor: not-allowed;
  }

  &[data-tone='quiet']:disabled {
    background: transparent;
  }

  svg {
    flex: none;
    inline-size: 1.2em;
    block-size: 1.2em;
  }

  &[aria-busy='true'] {
    border-color: var(--_edge);
    background: var(--_fill);
    color: transparent;
    cursor: progress;
  }

  [data-part='spinner'] {
    position: absolute;
    inset: 0;
    margin: auto;
    box-sizing: border-box;
    inline-size: 1.3em;
    block-size: 1.3em;
    border: 2px solid var(--_text);
    border-block-start-color: transparent;
    border-radius: 50%;
    animation: fy-button-spin calc(var(--fy-duration-slow) * 4) linear infinite;
  }

  ${touchTarget}

  @keyframes fy-button-spin {
    to {
      rotate: 1turn;
    }
  }
`)
