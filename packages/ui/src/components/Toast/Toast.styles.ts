import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** Kind of news. `negative` stays until it is put away and is announced at once. */
export const toastTones = {
  neutral: '--_mark: var(--fy-color-text-muted);',
  positive: '--_mark: var(--fy-color-positive);',
  warning: '--_mark: var(--fy-color-warning);',
  negative: '--_mark: var(--fy-color-negative);',
}

export type ToastTone = keyof typeof toastTones

/** A toast's own rules, repeated for every tone under the region's root. */
const toneRules = Object.entries(toastTones)
  .map(([tone, rules]) => `[data-part='toast'][data-tone='${tone}'] { ${rules} }`)
  .join('\n')

export const Root = styled.section.withConfig({ componentId: 'fy-Toast' })(rules`
  position: fixed;
  inset-block: auto calc(24px + var(--fy-space-below, 0px) + env(safe-area-inset-bottom));
  inset-inline: 16px;
  inline-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  display: grid;
  justify-items: center;
  gap: 8px;
  pointer-events: none;
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  /* Clear of a bottom bar. */
  @media (max-width: 719px) {
    inset-block-end: calc(72px + var(--fy-space-below, 0px) + env(safe-area-inset-bottom));
  }

  ${variantRules('inline', { true: 'position: static;' })}
  ${toneRules}

  [data-part='toast'] {
    display: flex;
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    inline-size: fit-content;
    max-inline-size: min(100%, 520px);
    min-block-size: 48px;
    padding-block: 4px;
    padding-inline: 16px 4px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-raised);
    box-shadow: var(--fy-shadow-2);
    color: var(--fy-color-text);
    pointer-events: auto;
    transition:
      opacity var(--fy-duration-base) var(--fy-ease),
      translate var(--fy-duration-base) var(--fy-ease);
  }

  @starting-style {
    [data-part='toast'] {
      opacity: 0;
      translate: 0 12px;
    }
  }

  [data-part='mark'] {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: var(--_mark);
  }

  [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-block: 8px;
    overflow-wrap: anywhere;
  }

  [data-part='action'] {
    flex: none;
    margin: 0;
    padding: 8px;
    border: 0;
    border-radius: var(--fy-radius-small);
    background: none;
    color: var(--fy-color-accent-text);
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }

  [data-part='action']:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  [data-part='action']:focus-visible {
    ${focusRing}
  }
`)
