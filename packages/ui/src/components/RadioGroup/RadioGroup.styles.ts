import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/**
 * `list` below one another, `cards` side by side for choices that a form turns on, each with a sentence, `rows` the same in
 * one frame where there are three or more.
 */
export const radioGroupVariants = {
  list: `
    [data-part='options'] { gap: 2px; }
    [data-part='option'] { padding-block: 8px; }
    @media (pointer: coarse) { [data-part='option'] { padding-block: 12px; } }
  `,
  cards: `
    [data-part='options'] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr)); gap: 12px; }
    [data-part='option'] {
      padding: 13px 15px;
      border: 1px solid var(--fy-color-border-strong);
      border-radius: var(--fy-radius-medium);
      background: var(--_well);
    }
    [data-part='option']:hover:not(:has(:disabled)) { border-color: var(--fy-color-text-muted); }
    [data-part='option']:has(:checked:enabled) {
      border-color: var(--fy-color-accent-text);
      box-shadow: inset 0 0 0 1px var(--fy-color-accent-text);
    }
    [data-part='option']:has(:disabled) { border-color: var(--fy-color-border); }
  `,
  rows: `
    [data-part='options'] {
      border: 1px solid var(--fy-color-border-strong);
      border-radius: var(--fy-radius-medium);
      background: var(--_well);
    }
    [data-part='option'] { padding: 13px 15px; border-radius: inherit; }
    [data-part='option']:not(:first-child) { border-start-start-radius: 0; border-start-end-radius: 0; }
    [data-part='option']:not(:last-child) {
      border-block-end: 1px solid var(--fy-color-border);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
    /* The ring of the chosen one follows the corners of the frame, inside its line. */
    [data-part='option']:has(:checked:enabled) {
      border-color: transparent;
      border-radius: max(0px, var(--fy-radius-medium) - 1px);
      box-shadow: inset 0 0 0 2px var(--fy-color-accent-text);
    }
  `,
}

export type RadioGroupVariant = keyof typeof radioGroupVariants

export const Root = styled.fieldset.withConfig({ componentId: 'fy-RadioGroup' })(rules`
  ${fieldRules}

  legend {
    margin-block-end: 6px;
  }

  [data-part='options'] {
    display: grid;
  }

  [data-part='option'] {
    position: relative;
    display: flex;
    align-items: flex-start;
    gap: 10px;
    min-inline-size: 0;
    cursor: pointer;
  }

  [data-part='option']:has(:disabled) {
    color: var(--fy-color-text-muted);
    cursor: not-allowed;
  }

  [data-part='words'] {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='detail'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    line-height: 1rem;
  }

  [data-part='icon'] {
    flex: none;
    display: grid;
    color: var(--fy-color-text-muted);
  }

  [data-part='icon'] svg {
    inline-size: 20px;
    block-size: 20px;
  }

  input {
    flex: none;
    appearance: none;
    display: grid;
    place-content: center;
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 1.5px solid var(--fy-color-border-strong);
    /* Round in every shape of a brand: a square one says that several may be chosen. */
    border-radius: 50%;
    background: var(--_well);
    cursor: inherit;
    transition: border-color var(--fy-duration-fast) var(--fy-ease);
  }

  input::before {
    content: '';
    box-sizing: border-box;
    inline-size: 10px;
    block-size: 10px;
    border: 5px solid var(--fy-color-accent-text);
    border-radius: 50%;
    scale: 0;
    transition: scale var(--fy-duration-fast) var(--fy-ease);
  }

  [data-part='option']:hover input:enabled:not(:checked) {
    border-color: var(--fy-color-text-muted);
  }

  input:checked {
    border-color: var(--fy-color-accent-text);
  }

  input:checked::before {
    scale: 1;
  }

  input:focus-visible {
    ${focusRing}
  }

  input:disabled {
    border-color: var(--fy-color-border);
    background: color-mix(in srgb, var(--fy-color-text) 7%, transparent);
  }

  input:disabled::before {
    border-color: var(--fy-color-text-muted);
  }

  &[data-invalid] input:enabled:not(:checked) {
    border-color: var(--fy-color-negative);
  }

  ${variantRules('variant', radioGroupVariants)}
`)
