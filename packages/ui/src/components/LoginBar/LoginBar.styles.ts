import { styled } from 'styled-components'
import { fieldAction } from '../../styles/fieldAction.ts'
import { focusRing, focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.form.withConfig({ componentId: 'fy-LoginBar' })(rules`
  display: flex;
  gap: 8px;
  align-items: center;
  margin: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);

  [data-part='field'] {
    position: relative;
  }

  label {
    display: grid;
    box-sizing: border-box;
    inline-size: clamp(136px, 12.5vw, 184px);
    min-block-size: 44px;
    padding: 3px 10px;
    border: 1px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-medium);
    background: color-mix(in srgb, var(--fy-color-sunken) 40%, var(--fy-color-surface));
    cursor: text;
    transition: border-color var(--fy-duration-fast) var(--fy-ease);
  }

  label:hover {
    border-color: var(--fy-color-text-muted);
  }

  label:has(:focus-visible) {
    border-color: transparent;
    ${focusRingInside}
  }

  label > span {
    overflow: hidden;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 550;
    line-height: 1rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  input {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 20px;
    margin: 0;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  input:autofill {
    -webkit-text-fill-color: var(--fy-color-text);
    box-shadow: inset 0 0 0 100px var(--fy-color-surface);
  }

  label:has(+ [data-part='action']) {
    padding-inline-end: 40px;
  }

  ${fieldAction('44px')}

  [data-part='action'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 38px;
  }

  [data-invalid] label {
    border-color: var(--fy-color-negative);
  }

  [data-part='error'] {
    position: absolute;
    inset-block-start: calc(100% + 6px);
    inset-inline-start: 0;
    z-index: 1;
    inline-size: max-content;
    max-inline-size: 260px;
    margin: 0;
    padding: 6px 10px;
    border: 1px solid var(--fy-color-negative);
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-surface);
    box-shadow: var(--fy-shadow-2);
    color: var(--fy-color-negative);
    font-size: var(--fy-size-xs);
    font-weight: 550;
    line-height: 1rem;
  }

  && > button {
    min-block-size: 44px;
  }

  /* Both may be empty: one hangs to either side. */
  [data-part='field'][data-invalid]:has(~ [data-invalid]) > [data-part='error'] {
    inset-inline: auto 0;
  }

  [data-part='links'] {
    display: grid;
    margin-inline-start: 4px;
    white-space: nowrap;
  }

  [data-part='links'] a {
    display: grid;
    align-content: center;
    min-block-size: 24px;
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-xs);
    font-weight: 600;
    line-height: 1rem;
    text-decoration: none;
  }

  [data-part='links'] a:hover {
    text-decoration: underline;
  }

  [data-part='links'] a:focus-visible {
    border-radius: 2px;
    ${focusRing}
  }

  /* Where there is no room for a bar its parts stand below one another. */
  @media (max-width: 719px) {
    flex-wrap: wrap;

    [data-part='field'] {
      flex: 1 1 100%;
      min-inline-size: 0;
    }
    label {
      inline-size: 100%;
    }
    label > span {
      white-space: normal;
    }
    [data-part='links'] {
      flex-wrap: wrap;
    }
    [data-part='error'] {
      position: static;
      inline-size: auto;
      max-inline-size: 100%;
    }
  }
`)
