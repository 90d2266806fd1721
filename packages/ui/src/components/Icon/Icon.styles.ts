import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** `text` grows with the words around it; the others stand alone. */
export const iconSizes = {
  text: '--_size: 1.2em;',
  small: '--_size: 16px;',
  medium: '--_size: 20px;',
  large: '--_size: 28px;',
  huge: '--_size: 48px;',
}

export type IconSize = keyof typeof iconSizes

export const Root = styled.span.withConfig({ componentId: 'fy-Icon' })(rules`
  display: inline-flex;
  flex: none;
  vertical-align: -0.2em;
  color: inherit;

  ${variantRules('size', iconSizes)}

  svg {
    inline-size: var(--_size);
    block-size: var(--_size);
  }

  &[data-flips]:dir(rtl) {
    scale: -1 1;
  }
`)
