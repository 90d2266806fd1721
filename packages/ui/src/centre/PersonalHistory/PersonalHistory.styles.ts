import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { shimmer, shimmerKeyframes } from '../../styles/shimmer.ts'
import { plotCss } from './NetPlot.styles.ts'

export const PersonalHistoryRoot = styled.div.withConfig({ componentId: 'fy-PersonalHistory' })(rules`
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
    grid-template-columns: minmax(312px, 1.5fr) repeat(4, minmax(0, 1fr));
    gap: 16px;
    align-items: start;
  }
  @container (max-width: 919px) {
    [data-part='filters'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    [data-part='dates'] {
      grid-column: 1 / -1;
    }
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
    display: grid;
    max-block-size: max(420px, 62dvh);
    min-inline-size: 0;
  }
  [data-quiet] {
    color: var(--fy-color-text-muted);
    font-weight: 400;
  }
  /* Eight columns: the provider stands below its game so that the amounts are in sight without scrolling. */
  @container (min-width: 600px) {
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
  [data-part='game'] {
    display: block;
    overflow: hidden;
    max-inline-size: 190px;
    line-height: 17px;
    text-overflow: ellipsis;
  }
  [data-part='game'] [data-quiet] {
    display: block;
    font-size: 0.75rem;
  }
  [data-sign='1'] {
    color: var(--fy-color-positive);
  }
  [data-part='sums'] {
    display: grid;
    padding-block: 8px;
    line-height: 26px;
  }
  [data-part='sums'] > :first-child {
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

  /* A bet as a card: what was played and what came of it in the first line, amounts below at the end. */
  @container (max-width: 599px) {
    [data-part='rows'] {
      max-block-size: none;
    }
    [data-part='rows'] tbody tr {
      grid-template: 'game net' auto 'time status' auto 'category bet' auto 'id win' auto / minmax(0, 1fr) auto;
    }
    ${['game', 'net', 'time', 'status', 'category', 'bet', 'id', 'win'].map((id) => `[data-part='rows'] tbody [data-column='${id}'] { grid-area: ${id}; }`).join('')}
    [data-part='rows'] tbody :is([data-column='net'], [data-column='status']) {
      justify-content: end;
    }
    [data-part='rows'] tbody [data-column='net'] {
      font-weight: 650;
    }
    [data-part='rows'] tbody td:not([data-column='bet'], [data-column='win'])::before,
    [data-part='rows'] tfoot [data-column='time']::before {
      content: none;
    }
    [data-part='rows'] tfoot tr {
      grid-template-columns: minmax(0, 1fr) repeat(3, auto);
      align-items: end;
    }
    [data-part='rows'] tfoot td:not(:empty),
    [data-part='rows'] tfoot td::before {
      display: block;
    }
    [data-part='rows'] tbody [data-column='game'] {
      min-block-size: 34px;
    }
    [data-part='game'] {
      max-inline-size: none;
    }
    :is([data-part='export-state']:not(:empty), progress) {
      order: 1;
    }
    progress {
      flex: 1;
    }
  }

  [data-part='plot'][data-skeleton] {
    border-color: transparent;
    ${shimmer}
  }
  ${shimmerKeyframes}
`)
