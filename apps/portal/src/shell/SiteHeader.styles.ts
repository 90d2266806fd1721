import { styled } from 'styled-components'
import { bar } from './headerParts.ts'

export const siteHeaderCss = `
  position: sticky;
  inset-block-start: 0;
  z-index: 20;

  /* Until it is known who is here and what stands beside them: shown one by one, they would push each other along. */
  [data-session='marked'] & [data-part='actions'],
  [data-part='actions']:has(> [data-waiting]) {
    visibility: hidden;
  }

  @media (max-width: 719px) {
    [data-part='actions'] > :is([data-part='language'], [data-part='theme']) {
      display: none;
    }
    [data-part='drawer-extra'] {
      grid-auto-flow: column;
      justify-content: space-between;
    }
  }

  /* The navigation on a line of its own, below logo and actions; from 1440 px a bar has room for all on one. */
  @media (min-width: 960px) {
    &:not([data-variant='rail']) ${bar} {
      display: grid;
      grid-template: auto auto / auto 1fr;
      gap: 0 24px;
      padding-block-start: 8px;

      > [data-part='actions'] {
        grid-area: 1 / 2;
        justify-self: end;
      }
      > [data-part='drawer'] {
        grid-area: 2 / 1 / 3 / -1;
        min-block-size: 52px;
        margin-inline-start: -12px;
      }
    }
  }
  @media (min-width: 1440px) {
    &[data-variant='bar'] ${bar} {
      display: flex;
      gap: 28px;
      max-inline-size: 1872px;
      padding-block-start: 0;
    }
    &[data-variant='bar'] [data-part='who'] {
      display: none;
    }
  }
`

export const SiteHeaderRoot = styled.div.withConfig({ componentId: 'fy-SiteHeader' })`
  ${siteHeaderCss}
`
