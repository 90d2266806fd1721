import { styled } from 'styled-components'
import { focusRing } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.form.withConfig({ componentId: 'fy-Form' })(rules`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--fy-space-4);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.5 var(--fy-font-text);

  [data-part='title'] {
    margin: 0;
    font: 700 var(--fy-size-xl) / 1.2 var(--fy-font-display);
    text-wrap: balance;
  }

  [data-part='lead'],
  [data-part='notice'],
  [data-part='pending'],
  [data-part='slow'],
  [data-part='footer'] {
    margin: 0;
    color: var(--fy-color-text-muted);
  }

  [data-part='pending'],
  [data-part='slow'] {
    margin-block-start: calc(-1 * var(--fy-space-2));
    font-size: var(--fy-size-xs);
    text-align: center;
  }

  /* It is there before its words, so that they are read aloud, and takes no room until then. */
  [data-part='slow']:empty {
    position: absolute;
  }

  /* A phone on its side shows two fields of a dialog: the button stays in sight below them, on a ground of its own. */
  @media (max-height: 480px) {
    .fy-Dialog & {
      gap: var(--fy-space-2);
    }

    .fy-Dialog & > [data-part='submit'] {
      position: sticky;
      inset-block-end: -12px;
      z-index: 1;
      margin-inline: -24px;
      padding: 8px 24px;
      border-block-start: 1px solid var(--fy-color-border);
      background: var(--fy-color-raised);
    }
  }

  [data-part='summary'] {
    display: grid;
    gap: var(--fy-space-2);
    padding: var(--fy-space-3) var(--fy-space-4);
    border-inline-start: 3px solid var(--fy-color-negative);
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
  }

  [data-part='summary'] p {
    margin: 0;
  }

  [data-part='summary'] ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--fy-space-4);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='summary'] [data-mended] a {
    color: var(--fy-color-text-muted);
    text-decoration-line: line-through;
  }

  [data-part='summary'] a,
  [data-part='footer'] a,
  [data-part='footer'] button,
  [data-part='link'] {
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--fy-color-accent-text);
    font: 600 var(--fy-size-sm) / 1.4 var(--fy-font-text);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }

  [data-part='summary'] a {
    display: inline-block;
  }

  [data-part='link'] {
    justify-self: start;
  }

  /* A finger has as much room as on a button, and the words stay where they are among the others. */
  @media (pointer: coarse) {
    [data-part='link'],
    [data-part='footer'] :is(a, button) {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
    [data-part='link'] {
      margin-block: -8px;
    }
  }

  :is(a, button[data-part='link'], [data-part='footer'] button, [data-part='summary'] p):focus-visible {
    border-radius: var(--fy-radius-small);
    ${focusRing}
  }
`)
