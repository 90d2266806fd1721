import { styled } from 'styled-components'
import { bar, nav, railWidth } from './headerParts.ts'
import { siteHeaderCss } from './SiteHeader.styles.ts'

const wideRail = '232px'

const root = "&[data-variant='rail']"
/** What opens the rail: a pointer or the keyboard's focus in it, or one of its lists. Actions stand beside it. */
const opens = [
  `${bar} > :not([data-part='actions']):hover`,
  `${bar} > :not([data-part='actions']) :focus-visible`,
  `${nav} [aria-expanded='true']`,
].join(', ')

/** The rail shows icons until it is wanted, and widens over the page, which stays where it is. */
const slimRail = `
  @media (min-width: 1100px) and (hover: hover) {
    ${root} > header {
      inline-size: ${railWidth};
      transition: inline-size var(--fy-duration-base) var(--fy-ease);
    }
    ${root}:has(${opens}) > header {
      inline-size: ${wideRail};
      box-shadow: var(--fy-shadow-2);
    }
    ${root}:has(${opens}) ${bar} > [data-part='actions'] {
      inset-inline-start: ${wideRail};
    }
    ${root}:not(:has(${opens})) ${nav} > * {
      inline-size: 40px;
      overflow: clip;
    }
    ${root}:not(:has(${opens})) [data-part='mark'] {
      display: block;
    }
    ${root}:not(:has(${opens})) :has(> [data-part='mark']) > picture {
      display: none;
    }
    ${root} ${bar} > [data-part='logo'] {
      padding-inline: 4px;
    }
    /* The words are still there to be read out. */
    ${root}:not(:has(${opens})) ${nav} [data-part='link'] {
      font-size: 0;
    }
    ${root}:not(:has(${opens})) ${nav} [data-part='toggle'] {
      position: absolute;
      opacity: 0;
    }
  }
`

const railCss = `
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
      grid-template-rows: auto minmax(0, 1fr);
      gap: 8px;
      align-items: stretch;
      block-size: 100%;
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
    /* Icon and entry share a place, so that all of it is the entry's. */
    &[data-variant='rail'] ${nav} > * {
      display: grid;
      grid-template: 'entry' / minmax(0, 1fr);
    }
    &[data-variant='rail'] ${nav} > * > * {
      grid-area: entry;
    }
    &[data-variant='rail'] ${nav} > * > [data-part='icon'] {
      z-index: 1;
      display: grid;
      align-self: center;
      margin-inline-start: 10px;
      inline-size: 20px;
      color: var(--fy-color-text-muted);
      pointer-events: none;
    }
    &[data-variant='rail'] ${nav} > :has([aria-current]) > [data-part='icon'] {
      color: var(--fy-color-on-accent-subtle);
    }
    &[data-variant='rail'] ${nav} [data-part='link'] {
      flex: 1;
      padding-inline-start: 42px;
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
      inset-inline: ${wideRail} auto;
      inline-size: min(640px, calc(100vw - ${wideRail} - 24px));
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
  ${slimRail}
`

export const RailHeaderRoot = styled.div.withConfig({ componentId: 'fy-RailHeader' })`
  ${siteHeaderCss}
  ${railCss}
`
