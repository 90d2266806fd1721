import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { madeOfCss } from '../RecordsPage/madeOf.styles.ts'
import { recordsRootCss } from '../RecordsPage/recordsRoot.styles.ts'

export const ActivityStatementRoot = styled.div.withConfig({ componentId: 'fy-ActivityStatement' })(rules`
  ${recordsRootCss}
  ${madeOfCss}

  [data-part='top'] {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    align-items: end;
  }
  [data-part='top'] > :first-child {
    flex: 1 1 220px;
    max-inline-size: 320px;
  }
  [data-part='ways'] {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 12px;
    justify-content: end;
  }
  /* In columns whose width does not follow from what is said in them: nothing moves when it comes. */
  [data-part='facts'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 45%), 1fr));
    gap: 8px 24px;
    margin: 0;
  }
  [data-part='facts'] dt {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
  }
  [data-part='facts'] dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  [data-part='rows'] :is(th, td) {
    font-size: 0.8125rem;
  }
  @container (min-width: 870px) {
    [data-part='rows'] :is(th, td) {
      padding-inline: 8px;
    }
    [data-part='rows'] :is(th, td):first-child {
      padding-inline-start: 16px;
    }
    [data-part='rows'] :is(th, td):last-child {
      padding-inline-end: 16px;
    }
  }
  /* Two words of a header stand one below the other, so that nine columns have room. */
  [data-part='rows'] thead th {
    font-size: var(--fy-size-xs);
    white-space: normal;
  }
  @container (max-width: 519px) {
    [data-part='top'] > :first-child {
      flex-basis: 100%;
      max-inline-size: none;
    }
    [data-part='ways'] > * {
      flex: 1 1 auto;
    }
  }
`)
