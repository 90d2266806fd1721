import { styled } from 'styled-components'
import { bar } from './headerParts.ts'

/** The button of search looks like a field. Beside the entries of a bar that takes more room than other headers need. */
const searchField = (root: string): string => `
  ${root} [data-part='search'] > button {
    grid-auto-flow: column;
    justify-content: start;
    gap: 10px;
    inline-size: 200px;
    padding-inline: 12px;
    border-color: var(--fy-color-border-strong);
    font: var(--fy-size-sm) var(--fy-font-text);
  }
  ${root} [data-part='search'] span {
    display: inline;
  }
`

export const siteHeaderCss = `
  position: sticky;
  inset-block-start: 0;
  z-index: 20;

  /*
   * Until it is known who is here and what stands beside them: shown one by one, they would push each other along. A server
   * that does not answer keeps nobody from search, theme and language for long.
   */
  [data-session='marked'] & [data-part='actions'],
  [data-part='actions']:has(> [data-waiting]) {
    animation: site-header-waits 4s;
  }
  @keyframes site-header-waits {
    from,
    to {
      visibility: hidden;
    }
  }

  /* Balance and deposit find their place kept when they come later than that. */
  @media (min-width: 720px) {
    [data-part='actions'] > span[data-waiting] {
      inline-size: 240px;
    }
  }

  [data-part='search'] span {
    display: none;
  }
  @media (max-width: 959px), (pointer: coarse) {
    [data-part='search'] > button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
  /* On a phone the icon stands in the room around it. */
  @media (max-width: 479px) {
    [data-part='search'] {
      margin-inline: -12px -8px;
    }
  }

  @media (max-width: 719px) {
    [data-part='actions'] > :is([data-part='language'], [data-part='theme']) {
      display: none;
    }
    [data-part='drawer-extra'] {
      grid-template-columns: auto auto;
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
  @media (min-width: 1280px) {
    ${searchField("&:not([data-variant='bar'])")}
  }
  @media (min-width: 1760px) {
    ${searchField('&')}
  }
  @media (min-width: 1440px) {
    &[data-variant='bar'] ${bar} {
      display: flex;
      gap: 0;
      max-inline-size: 1872px;
      padding-block-start: 0;

      /* The first word stands 32 px from the logo. */
      > [data-part='drawer'] {
        margin-inline-start: 20px;
      }
      > [data-part='actions'] {
        gap: 6px;
      }
    }
    &[data-variant='bar'] [data-part='who'] {
      display: none;
    }
  }
  @media (min-width: 1600px) {
    &[data-variant='bar'] ${bar} {
      gap: 28px;

      > [data-part='drawer'] {
        margin-inline-start: -8px;
      }
      > [data-part='actions'] {
        gap: 8px;
      }
    }
  }
`

export const SiteHeaderRoot = styled.div.withConfig({ componentId: 'fy-SiteHeader' })`
  ${siteHeaderCss}
`
