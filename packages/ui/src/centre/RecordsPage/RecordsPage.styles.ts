import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { shimmer, shimmerKeyframes } from '../../styles/shimmer.ts'
import { unseen } from '../../styles/unseen.ts'
import { madeOfCss } from './madeOf.styles.ts'
import { plotCss } from './RecordsPlot.styles.ts'
import { recordsRootCss } from './recordsRoot.styles.ts'

export const RecordsPageRoot = styled.div.withConfig({ componentId: 'fy-RecordsPage' })(rules`
  ${recordsRootCss}
  ${plotCss}

  /* One grid, so that the fields of every row have the same edges; the days take two of its columns. */
  [data-part='filters'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(152px, 100%), 1fr));
    gap: 16px;
    align-items: start;
  }
  @container (min-width: 320px) {
    [data-part='filters'] > [data-part='dates'] {
      grid-column: span 2;
    }
  }
  [data-part='dates'] [data-part='box'] {
    inline-size: auto;
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
    flex: 1 0 auto;
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

  /* The page scrolls, not the table in it; the head and the sums stay in sight of whatever scrolls. */
  @container (min-width: 900px) {
    [data-part='rows'] > section {
      overflow: visible;
    }
    [data-part='rows'] thead th:first-child {
      border-start-start-radius: var(--fy-radius-medium);
    }
    [data-part='rows'] thead th:last-child {
      border-start-end-radius: var(--fy-radius-medium);
    }
    [data-part='rows'] tfoot td:first-child {
      border-end-start-radius: var(--fy-radius-medium);
    }
    [data-part='rows'] tfoot td:last-child {
      border-end-end-radius: var(--fy-radius-medium);
    }
  }
  /* In a low window sums of several lines would leave few rows in sight, and one cut through: they stand at the end. */
  @media (max-height: 999px) {
    [data-part='rows'] tfoot > tr > * {
      position: static;
    }
  }
  [data-quiet] {
    color: var(--fy-color-text-muted);
    font-weight: 400;
  }
  /* Many columns: closer together, so that the amounts are in sight without scrolling. */
  @container (min-width: 870px) {
    [data-part='rows'] :is(th, td) {
      padding-inline: 10px;
    }
    [data-part='rows'] :is(th, td):first-child {
      padding-inline-start: 16px;
    }
    [data-part='rows'] :is(th, td):last-child {
      padding-inline-end: 16px;
    }
  }
  [data-part='rows'] tbody :is(th, td) {
    font-size: 0.8125rem;
  }
  [data-part='name'] {
    display: block;
    overflow: hidden;
    max-inline-size: max(190px, 100cqi - 900px);
    line-height: 1.0625rem;
    text-overflow: ellipsis;
  }
  [data-part='stamp'] {
    display: block;
    line-height: 1.0625rem;
    white-space: nowrap;
  }
  /* Selected and copied whole, however much of it is in sight. */
  [data-part='detail'] {
    display: block;
    overflow: hidden;
    max-inline-size: 132px;
    font-size: 0.75rem;
    text-overflow: ellipsis;
    user-select: all;
  }
  [data-part='name'] [data-quiet] {
    display: block;
    overflow: hidden;
    font-size: 0.75rem;
    text-overflow: ellipsis;
  }
  ${madeOfCss}
  [data-part='sums'] {
    display: grid;
    padding-block: 8px;
    line-height: 1.625rem;
  }
  [data-part='sums'] > :not([data-main]) {
    color: var(--fy-color-text-muted);
    font-weight: 550;
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
  [data-tone='positive']::before {
    border-color: var(--fy-color-positive);
    background: var(--fy-color-positive);
  }
  [data-tone='quiet']::before {
    background: var(--fy-color-text-muted);
  }
  [data-tone='pending']::before {
    border-color: var(--fy-color-info);
  }

  /* A row as a card: its name and what came of it in the first line, the other facts in two columns below. */
  @container (max-width: 869px) {
    [data-part='rows'] tbody tr {
      /* A day and a time stand on one line of the first column. */
      grid-template-columns: minmax(min-content, 1fr) minmax(0, auto);
      grid-auto-flow: row dense;
    }
    [data-part='rows'] tbody tr > * {
      order: 2;
      grid-column: 1;
    }
    [data-part='rows'] tbody :is([data-kind='lead'], [data-kind='money'], [data-kind='number'], [data-kind='status']) {
      grid-column: 2;
    }
    [data-part='rows'] tbody :is([data-kind='name'], [data-kind='lead']) {
      order: 0;
    }
    [data-part='rows'] tbody :is([data-kind='time'], [data-kind='status']) {
      order: 1;
    }
    [data-part='rows'] tbody :is([data-kind='lead'], [data-kind='status']) {
      justify-content: end;
    }
    [data-part='rows'] tbody [data-kind='lead'] {
      font-weight: 650;
    }
    [data-part='rows'] tbody td:is([data-kind='lead'], [data-kind='status'], [data-kind='time'], [data-kind='text'])::before,
    [data-part='rows'] tfoot td:first-child::before {
      content: none;
    }
    [data-part='rows'] tfoot tr {
      grid-template-columns: minmax(0, 1fr);
      grid-auto-columns: auto;
      grid-auto-flow: column;
      align-items: end;
    }
    [data-part='rows'] tfoot td:not(:empty),
    [data-part='rows'] tfoot td::before {
      display: block;
    }
    [data-part='rows'] tbody [data-kind='name'] {
      min-block-size: 34px;
    }
    [data-part='name'] {
      max-inline-size: none;
    }
    :is([data-part='export-state']:not(:empty), progress) {
      order: 1;
    }
    progress {
      flex: 1;
    }
  }

  /* Too narrow for a column of labels: every sum carries its own. */
  @container (max-width: 519px) {
    [data-part='rows'] tfoot tr {
      display: block;
    }
    [data-part='rows'] tfoot td:first-child {
      ${unseen}
    }
    [data-part='sums'] > [data-label] {
      display: flex;
      gap: 16px;
      justify-content: space-between;
    }
    [data-part='sums'] > [data-label]::before {
      content: attr(data-label) / '';
    }
    [data-part='sums'] > [data-none] {
      display: none;
    }
  }

  [data-part='plot'][data-skeleton] {
    border-color: transparent;
    ${shimmer}
  }
  ${shimmerKeyframes}
`)
