import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { focusRing, focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'
import { touchTarget } from '../../styles/touch.ts'
import { calendarRules } from './calendar.styles.ts'

export const Root = styled.fieldset.withConfig({ componentId: 'fy-DateRange' })(rules`
  ${fieldRules}
  grid-template-columns: minmax(0, 1fr);

  legend {
    margin-block-end: 6px;
  }

  [data-part='box'] {
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  @media (max-width: 479px) {
    [data-part='box'] {
      inline-size: auto;
    }
  }
  @media (max-width: 359px) {
    && [data-part='box'] [data-part='control'] {
      padding-inline: 8px 0;
    }
    [data-part='box'] [data-part='open'] {
      inline-size: 28px;
    }
  }

  [data-part='day'] {
    position: relative;
    flex: 1 1 118px;
    display: flex;
    inline-size: 148px;
    min-inline-size: 0;
  }

  [data-part='control'] {
    padding-inline: 12px 0;
  }
  /* A date is seen whole in any brand's letters. */
  @media (min-width: 480px) {
    [data-part='day'] {
      min-inline-size: auto;
    }
    [data-part='control'] {
      min-inline-size: calc(10.5ch + 12px);
    }
  }

  [data-part='open'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 36px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: var(--fy-color-text-muted);
    cursor: pointer;
    ${touchTarget}
  }

  [data-part='open']:hover:enabled {
    color: var(--fy-color-text);
  }

  [data-part='open']:focus-visible {
    ${focusRingInside}
  }

  [data-part='open'] svg {
    inline-size: 16px;
    block-size: 16px;
  }

  /* Where the calendar opens from; the button shows it. */
  [data-part='picker'] {
    position: absolute;
    inset: auto 0 0 auto;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    padding: 0;
    border: 0;
    opacity: 0;
    pointer-events: none;
  }

  [data-part='to'] {
    color: var(--fy-color-text-muted);
  }

  [data-part='wrong'] {
    display: block;
  }

  [data-part='presets'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
  }

  [data-part='preset'] {
    position: relative;
    margin: 0;
    padding: 4px 10px;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-pill);
    background: none;
    color: var(--fy-color-text-muted);
    font: 550 var(--fy-size-xs) / 1rem var(--fy-font-text);
    cursor: pointer;
  }

  [data-part='preset']:hover {
    border-color: var(--fy-color-border-strong);
    color: var(--fy-color-text);
  }

  [data-part='preset'][aria-pressed='true'] {
    border-color: transparent;
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }

  @media (forced-colors: active) {
    [data-part='preset'][aria-pressed='true'] {
      background: SelectedItem;
      color: SelectedItemText;
      forced-color-adjust: none;
    }
  }

  [data-part='preset']:focus-visible {
    ${focusRing}
  }

  [data-part='preset'] {
    ${touchTarget}
  }

  ${calendarRules}
`)
