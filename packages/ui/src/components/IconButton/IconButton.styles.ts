import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { touchTarget } from '../../styles/touch.ts'
import { variantRules } from '../../styles/variants.ts'

/** `quiet` for toolbars, `outlined` beside fields, `overlay` on artwork. */
export const iconButtonTones = {
  quiet: `
    --_fill: transparent;
    --_text: var(--fy-color-text-muted);
    --_edge: transparent;
  `,
  outlined: `
    --_fill: transparent;
    --_text: var(--fy-color-text);
    --_edge: var(--fy-color-border-strong);
  `,
  overlay: `
    --_fill: color-mix(in srgb, var(--fy-color-scrim) 68%, transparent);
    --_fill-hover: color-mix(in srgb, var(--fy-color-on-scrim) 18%, var(--fy-color-scrim));
    --_text: var(--fy-color-on-scrim);
    --_text-hover: var(--fy-color-on-scrim);
    --_edge: transparent;
  `,
}

export const iconButtonSizes = {
  small: '--_size: 32px; --_icon: 16px;',
  medium: '--_size: 40px; --_icon: 20px;',
  large: '--_size: 48px; --_icon: 22px;',
}

export type IconButtonTone = keyof typeof iconButtonTones
export type IconButtonSize = keyof typeof iconButtonSizes

export const Root = styled.button.withConfig({ componentId: 'fy-IconButton' })(rules`
  --_fill-hover: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  box-sizing: border-box;
  inline-size: var(--_size);
  block-size: var(--_size);
  margin: 0;
  padding: 0;
  border: 1px solid var(--_edge);
  border-radius: var(--fy-radius-medium);
  background: var(--_fill);
  color: var(--_text);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color var(--fy-duration-fast) var(--fy-ease),
    color var(--fy-duration-fast) var(--fy-ease);

  ${variantRules('tone', iconButtonTones)}
  ${variantRules('size', iconButtonSizes)}

  &[data-tone='overlay'] {
    border-radius: var(--fy-radius-pill);
  }

  &:hover {
    background: var(--_fill-hover);
    color: var(--_text-hover, var(--fy-color-text));
  }

  &:active {
    background: color-mix(in srgb, var(--_fill-hover) 90%, currentcolor);
  }

  &[aria-pressed='true'] {
    color: var(--fy-color-accent-text);
  }

  &[aria-pressed='true'] svg {
    fill: currentcolor;
  }

  &[data-tone='overlay'][aria-pressed='true'] {
    color: var(--fy-color-on-scrim);
  }

  &:focus-visible {
    ${focusRing}
  }

  &&:disabled {
    background: transparent;
    border-color: var(--fy-color-border);
    color: color-mix(in srgb, var(--fy-color-text-muted) 55%, transparent);
    cursor: not-allowed;
  }

  &&[data-tone='quiet']:disabled {
    border-color: transparent;
  }

  svg {
    inline-size: var(--_icon);
    block-size: var(--_icon);
  }

  ${touchTarget}
`)
