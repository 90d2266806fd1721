import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** `small` in rows of 40 px, `medium` in menus and lists, `large` and `huge` at the head of a page. */
export const avatarSizes = {
  small: '--_size: 24px; --_icon: 14px; font-size: 0.625rem;',
  medium: '--_size: 36px; --_icon: 20px; font-size: 0.8125rem;',
  large: '--_size: 48px; --_icon: 24px; font-size: 1.0625rem;',
  huge: '--_size: 72px; --_icon: 32px; font-size: 1.5rem;',
}

export type AvatarSize = keyof typeof avatarSizes

export const Root = styled.span.withConfig({ componentId: 'fy-Avatar' })(rules`
  flex: none;
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: var(--_size);
  block-size: var(--_size);
  overflow: hidden;
  border: 1px solid transparent;
  border-radius: var(--fy-radius-pill);
  background: var(--fy-color-accent-subtle);
  color: var(--fy-color-on-accent-subtle);
  font-family: var(--fy-font-text);
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0.02em;
  text-transform: uppercase;
  user-select: none;

  ${variantRules('size', avatarSizes)}

  &[data-kind='icon'] {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
    color: var(--fy-color-text-muted);
  }

  &[data-kind='picture'] {
    border: 0;
    background: var(--fy-color-sunken);
  }

  svg {
    inline-size: var(--_icon);
    block-size: var(--_icon);
  }

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`)
