import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** Fill and words of a state in its colour; the words lean on the text colour, so that they can be read on any fill. */
const tinted = (color: string): string => `
  --_fill: color-mix(in srgb, var(--fy-color-${color}) 14%, transparent);
  --_text: color-mix(in srgb, var(--fy-color-${color}) 55%, var(--fy-color-text));
`

/** What a badge says of its thing; `count` is for the number of things that wait. */
export const badgeTones = {
  neutral: `
    --_fill: color-mix(in srgb, var(--fy-color-text) 9%, transparent);
    --_text: var(--fy-color-text);
  `,
  accent: '--_fill: var(--fy-color-accent-subtle); --_text: var(--fy-color-on-accent-subtle);',
  info: tinted('info'),
  positive: tinted('positive'),
  warning: tinted('warning'),
  negative: tinted('negative'),
  count:
    '--_fill: var(--fy-color-accent); --_text: var(--fy-color-on-accent); min-inline-size: 20px; padding-inline: 5px;',
}

export type BadgeTone = keyof typeof badgeTones

export const Root = styled.span.withConfig({ componentId: 'fy-Badge' })(rules`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  box-sizing: border-box;
  max-inline-size: 100%;
  min-block-size: 20px;
  padding: 1px 7px;
  border: 1px solid transparent;
  border-radius: var(--fy-radius-pill);
  background: var(--_fill);
  color: var(--_text);
  font: 600 var(--fy-size-xs) / 1rem var(--fy-font-text);
  font-variant-numeric: tabular-nums;
  vertical-align: middle;

  ${variantRules('tone', badgeTones)}

  svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2.5;
  }
`)
