import { styled } from 'styled-components'
import { plotCss } from './NetPlot.styles.ts'

export const PersonalHistoryRoot = styled.div.withConfig({ componentId: 'fy-PersonalHistory' })`
  display: grid;
  gap: 24px;
  align-content: start;
  min-inline-size: 0;
  container-type: inline-size;
  color: var(--fy-color-text);
  font-size: var(--fy-size-sm);
  ${plotCss}

  [data-part='filters'] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
    align-items: start;
  }
  [data-part='dates'] {
    grid-column: 1 / -1;
  }
  @container (max-width: 640px) {
    [data-part='filters'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  [data-part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    min-block-size: 40px;
    margin-block-end: -12px;
  }
  [data-part='toolbar'] h3 {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.4 var(--fy-font-text);
  }
  [data-part='count'] {
    flex: 1;
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-part='export-state'] {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  progress {
    inline-size: 96px;
    accent-color: var(--fy-color-accent);
  }

  [data-part='rows'] {
    max-block-size: max(360px, 62dvh);
    overflow: auto;
    border: 1px solid var(--fy-color-border);
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-surface);
    overscroll-behavior: contain;
  }
  [data-part='rows']:focus-visible {
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  [data-part='rows'] table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='rows'] :is(th, td) {
    block-size: var(--fy-row-height);
    padding: 0 12px;
    border-block-end: 1px solid var(--fy-color-border);
    text-align: start;
  }
  [data-part='rows'] :is(th, td):first-child {
    padding-inline-start: 16px;
  }
  [data-part='rows'] :is(th, td):last-child {
    padding-inline-end: 16px;
  }
  [data-part='rows'] thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--fy-color-surface);
    color: var(--fy-color-text-muted);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  [data-part='rows'] tbody tr:hover td {
    background: color-mix(in srgb, var(--fy-color-text) 4%, transparent);
  }
  [data-part='rows'] [data-number] {
    text-align: end;
  }
  [data-quiet] {
    color: var(--fy-color-text-muted);
  }
  [data-part='rows'] td[data-sign='1'] {
    color: var(--fy-color-positive);
  }
  [data-part='rows'] td[data-sign='-1'] {
    color: var(--fy-color-text);
  }
  [data-part='rows'] tfoot :is(th, td) {
    position: sticky;
    inset-block-end: 0;
    background: var(--fy-color-surface);
    font-weight: 650;
  }
  [data-part='rows'] tfoot tr:first-child :is(th, td) {
    inset-block-end: var(--fy-row-height);
    border-block-start: 1px solid var(--fy-color-border);
    font-weight: 550;
  }
  [data-part='rows'] tbody tr:last-child td,
  [data-part='rows'] tfoot tr:last-child :is(th, td) {
    border-block-end: 0;
  }
  [data-part='status']::before {
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: 8px;
    border: 1.5px solid var(--fy-color-text-muted);
    border-radius: 50%;
    content: '';
  }
  [data-status='WON']::before {
    border-color: var(--fy-color-positive);
    background: var(--fy-color-positive);
  }
  [data-status='LOST']::before {
    border-color: var(--fy-color-text-muted);
    background: var(--fy-color-text-muted);
  }
  [data-status='OPEN']::before {
    border-color: var(--fy-color-info);
  }

  [data-part='plot'][data-skeleton],
  [data-part='rows'] [data-skeleton] span {
    background: var(--fy-color-raised);
    animation: fy-history-pulse 1.6s ease-in-out infinite;
  }
  [data-part='rows'] [data-skeleton] span {
    display: block;
    inline-size: 100%;
    block-size: 12px;
    border-radius: var(--fy-radius-small);
  }
  @keyframes fy-history-pulse {
    50% {
      opacity: 0.5;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    [data-part='plot'][data-skeleton],
    [data-part='rows'] [data-skeleton] span {
      animation: none;
    }
  }
`
