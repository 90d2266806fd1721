import { focusRingInside } from '../../styles/focus.ts'
import { panelKeyframes, panelRules } from '../../styles/panel.ts'
import { css } from '../../styles/rules.ts'

/** The panel with the calendar: it has its size before the calendar is there. */
export const calendarRules = css`
  [data-part='panel'] {
    ${panelRules}
    padding: 16px 20px 20px;
    border-radius: var(--fy-radius-large);
  }
  [data-part='asks'] {
    margin: 0 0 12px;
    font-weight: 650;
  }
  [data-part='calendar'] {
    --_cell: 36px;
    inline-size: calc(14 * var(--_cell) + 32px);
    block-size: calc(7 * var(--_cell) + 32px);
  }
  .rdp-months {
    position: relative;
    display: flex;
    gap: 32px;
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  .rdp-nav button {
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: var(--fy-color-text-muted);
    cursor: pointer;
    pointer-events: auto;
  }
  .rdp-nav button:hover {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
    color: var(--fy-color-text);
  }
  .rdp-nav button[aria-disabled] {
    opacity: 0.35;
    cursor: default;
  }
  .rdp-nav svg {
    inline-size: 16px;
    block-size: 16px;
    fill: currentcolor;
  }
  .rdp-nav svg:dir(rtl) {
    scale: -1 1;
  }
  .rdp-month_caption {
    display: grid;
    place-items: center;
    block-size: 32px;
    font-weight: 650;
  }
  .rdp-month_grid {
    border-spacing: 0;
    border-collapse: collapse;
  }
  .rdp-weekday {
    block-size: var(--_cell);
    padding: 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-weight: 500;
  }
  .rdp-day {
    inline-size: var(--_cell);
    block-size: var(--_cell);
    padding: 0;
  }
  .rdp-day_button {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: var(--_cell);
    block-size: 34px;
    margin: 0;
    padding: 0;
    border: 1px solid transparent;
    border-radius: var(--fy-radius-medium);
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .rdp-day_button:hover {
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  .rdp-day_button:focus-visible,
  .rdp-nav button:focus-visible {
    ${focusRingInside}
  }
  .rdp-day.rdp-outside {
    visibility: hidden;
  }
  .rdp-disabled .rdp-day_button {
    background: none;
    color: color-mix(in srgb, var(--fy-color-text-muted) 55%, transparent);
    cursor: not-allowed;
  }
  .rdp-today .rdp-day_button {
    border-color: var(--fy-color-border-strong);
    font-weight: 700;
  }
  .ahead .rdp-day_button {
    background: color-mix(in srgb, var(--fy-color-text) 7%, transparent);
  }
  :is(.rdp-range_middle, .ahead:not(.rdp-range_start)) .rdp-day_button {
    border-radius: 0;
  }
  .rdp-range_middle .rdp-day_button {
    background: var(--fy-color-accent-subtle);
    color: var(--fy-color-on-accent-subtle);
  }
  :is(.rdp-range_start, .rdp-range_end) .rdp-day_button {
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font-weight: 700;
  }
  .rdp-range_start:not(.rdp-range_end) .rdp-day_button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .rdp-range_end:not(.rdp-range_start) .rdp-day_button {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  @media (forced-colors: active) {
    :is(.rdp-range_start, .rdp-range_middle, .rdp-range_end) .rdp-day_button {
      border-color: Highlight;
    }
  }
  ${panelKeyframes}
`
