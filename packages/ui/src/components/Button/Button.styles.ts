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
    --_fill-hover: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
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
  small:
    '--_pad: 12px; --_gap: 6px; --_ring: 1em; --_busy-gap: 4px; min-block-size: 32px; font-size: var(--fy-size-xs);',
  medium:
    '--_pad: 18px; --_gap: 8px; --_ring: 1.2em; min-block-size: var(--fy-control-height); font-size: var(--fy-size-sm);',
  large: '--_pad: 26px; --_gap: 10px; --_ring: 1.2em; min-block-size: 52px; font-size: var(--fy-size-md);',
}

export type ButtonTone = keyof typeof buttonTones
export type ButtonSize = keyof typeof buttonSizes

export const Root = styled.button.withConfig({ componentId: 'fy-Button' })(rules`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--_gap);
  box-sizing: border-box;
  margin: 0;
  padding-inline: var(--_pad);
  border: 1px solid var(--_edge);
  border-radius: var(--fy-radius-medium);
  background: var(--_fill);
  color: var(--_text);
  font-family: var(--fy-font-text);
  font-weight: 650;
  line-height: 1.25rem;
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

  &[data-wraps] {
    max-inline-size: 100%;
    padding-block: 4px;
    white-space: normal;
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
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
    color: color-mix(in srgb, var(--fy-color-text-muted) 85%, transparent);
    cursor: not-allowed;
  }

  &[data-tone='quiet']:is(:disabled, [aria-disabled='true']) {
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
    color: var(--_text);
    cursor: progress;
  }

  /* The ring takes its room from both sides, so that the button keeps its width; a small one has little to give. */
  &[aria-busy='true']:not([data-icon]) {
    gap: var(--_busy-gap, var(--_gap));
    padding-inline: calc(var(--_pad) - (var(--_ring) + var(--_busy-gap, var(--_gap))) / 2);
  }

  [data-part='spinner'] {
    flex: none;
    box-sizing: border-box;
    inline-size: var(--_ring);
    block-size: var(--_ring);
    border: 2px solid currentcolor;
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
