import { styled } from 'styled-components'

/** Width of the rail; the shell leaves it free. */
export const railWidth = '232px'

/** Selectors of the kit header's parts from here. */
const bar = "> header > [data-part='bar']"
const nav = `${bar} > [data-part='drawer'] > [data-part='nav']`

/** The navigation on a line of its own, below logo and actions. */
const navBelow = (variant: 'bar' | 'split') => `
  &[data-variant='${variant}'] ${bar} {
    display: grid;
    grid-template: minmax(44px, auto) auto / auto 1fr;
    gap: 0 24px;
    padding-block-start: 8px;
  }
  &[data-variant='${variant}'] ${bar} > [data-part='actions'] {
    grid-area: 1 / 2;
    justify-self: end;
  }
  &[data-variant='${variant}'] ${bar} > [data-part='drawer'] {
    grid-area: 2 / 1 / 3 / -1;
    min-block-size: 52px;
    margin-inline-start: -12px;
  }
`

export const SiteHeaderRoot = styled.div.withConfig({ componentId: 'fy-SiteHeader' })`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;

  @media (max-width: 719px) {
    [data-part='actions'] > :is([data-part='language'], [data-part='theme']) {
      display: none;
    }
    [data-part='drawer-extra'] {
      grid-auto-flow: column;
      justify-content: space-between;
    }
  }

  @media (min-width: 960px) {
    ${navBelow('split')}
  }

  @media (min-width: 960px) and (max-width: 1279px) {
    ${navBelow('bar')}
  }

  /* One line, whoever is signed in and whatever the words: what does not fit is scrolled to. */
  @media (min-width: 1280px) {
    &[data-variant='bar'] ${bar} > [data-part='drawer'] {
      min-inline-size: 0;
    }
    &[data-variant='bar'] ${nav} {
      flex-wrap: nowrap;
      min-inline-size: 0;
      overflow-x: auto;
      scrollbar-width: none;
    }
    &[data-variant='bar'] ${nav} > * {
      flex: none;
    }
    &[data-variant='bar'] [data-part='actions'] [data-part='toggle'] > [data-part='who'] {
      display: none;
    }
  }

  @media (min-width: 1100px) {
    &[data-variant='rail'] {
      position: fixed;
      inset-block: 0;
      inset-inline-start: 0;
      inline-size: ${railWidth};
    }
    &[data-variant='rail'] > header {
      block-size: 100%;
      border-block-end: 0;
      border-inline-end: 1px solid var(--fy-color-border);
    }
    &[data-variant='rail'] ${bar} {
      display: grid;
      gap: 8px;
      align-content: start;
      padding: 12px 12px 24px;
    }
    &[data-variant='rail'] ${bar} > [data-part='logo'] {
      min-block-size: 40px;
      padding-inline: 12px;
    }
    &[data-variant='rail'] ${nav} {
      display: grid;
      inline-size: 100%;
      padding-block-start: 12px;
    }
    &[data-variant='rail'] ${bar} > [data-part='drawer'] {
      align-items: start;
    }
    &[data-variant='rail'] ${nav} [data-part='link'] {
      flex: 1;
      border-radius: var(--fy-radius-small);
    }
    &[data-variant='rail'] ${nav} :has(> [data-part='link']) {
      padding-inline-end: 8px;
      border-radius: var(--fy-radius-small);
    }
    &[data-variant='rail'] ${nav} :has(> [data-part='link'][aria-current]),
    &[data-variant='rail'] ${nav} :has(> [data-part='link'][aria-current]) > :is(a, button) {
      background: var(--fy-color-accent-subtle);
      color: var(--fy-color-on-accent-subtle);
    }
    &[data-variant='rail'] ${nav} [data-part='link'][aria-current]::after {
      display: none;
    }
    &[data-variant='rail'] ${nav} [data-part='panel'] {
      inset-block: 0;
      inset-inline: 100% auto;
      inline-size: min(640px, calc(100vw - ${railWidth} - 24px));
      max-block-size: none;
      padding: 24px;
      border-block: 0;
      border-inline-end: 1px solid var(--fy-color-border);
    }
    &[data-variant='rail'] ${bar} > [data-part='actions'] {
      position: fixed;
      inset-block-start: 0;
      inset-inline: ${railWidth} 0;
      justify-content: flex-end;
      block-size: 64px;
      padding-inline: var(--fy-gutter);
      border-block-end: 1px solid var(--fy-color-border);
      background: var(--fy-color-surface);
    }
  }
`
