import { styled } from 'styled-components'
import { rules } from './rules.ts'

/** Nothing on the screen; on paper it alone is there, black on white, whatever theme and dialogs the page has. */
export const PrintSheetRoot = styled.section.withConfig({ componentId: 'fy-PrintSheet' })(rules`
  display: none;

  @media print {
    display: block;
    background: #fff;
    color: #000;
    font: 400 9pt / 1.45 var(--fy-font-text);
    font-variant-numeric: tabular-nums;

    body:has(> &) > :not(&) {
      display: none !important;
    }
    :root:has(body > &),
    body:has(> &) {
      overflow: visible !important;
      min-block-size: 0 !important;
      background: #fff !important;
    }
    h1 {
      margin: 0 0 4mm;
      font: 650 16pt / 1.2 var(--fy-font-display);
    }
    dl {
      display: grid;
      grid-template-columns: max-content 1fr;
      gap: 1mm 6mm;
      margin: 0 0 6mm;
    }
    dt {
      color: #444;
    }
    dd {
      margin: 0;
      font-weight: 600;
    }
    table {
      inline-size: 100%;
      border-collapse: collapse;
      font-size: 7.5pt;
    }
    :is(th, td) {
      padding: 1.4mm 1.2mm;
      border-block-end: 0.2mm solid #bbb;
      text-align: end;
    }
    td {
      white-space: nowrap;
    }
    :is(th, td):first-child {
      padding-inline-start: 0;
      text-align: start;
    }
    thead th {
      border-block-end-color: #000;
      color: #444;
      font-weight: 600;
      vertical-align: bottom;
    }
    tfoot :is(th, td) {
      border-block: 0.4mm solid #000;
      font-weight: 700;
    }
    tr {
      break-inside: avoid;
    }
    p {
      margin: 5mm 0 0;
      color: #444;
      font-size: 8pt;
    }
  }
`)
