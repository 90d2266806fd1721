import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-Prose' })(rules`
  max-inline-size: 68ch;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-md) / 1.65 var(--fy-font-text);
  overflow-wrap: anywhere;

  > * {
    margin-block: 0 var(--fy-space-4);
  }
  > :last-child {
    margin-block-end: 0;
  }
  h2,
  h3,
  h4 {
    margin-block: var(--fy-space-6) var(--fy-space-2);
    scroll-margin-block-start: 96px;
    font: 650 var(--fy-size-lg) / 1.3 var(--fy-font-display);
  }
  h3,
  h4 {
    font-size: var(--fy-size-md);
  }
  > :is(h2, h3, h4):first-child {
    margin-block-start: 0;
  }
  a {
    color: var(--fy-color-accent-text);
    text-underline-offset: 4px;
  }
  a:focus-visible {
    border-radius: var(--fy-radius-small);
    outline: 2px solid var(--fy-color-focus);
    outline-offset: 2px;
  }
  li + li {
    margin-block-start: var(--fy-space-1);
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--fy-space-4);
    border-inline-start: 3px solid var(--fy-color-border-strong);
    color: var(--fy-color-text-muted);
  }
  code,
  pre {
    border-radius: var(--fy-radius-small);
    background: var(--fy-color-sunken);
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  pre {
    padding: var(--fy-space-3);
    overflow-x: auto;
  }
  img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--fy-radius-medium);
  }
  table {
    display: block;
    overflow-x: auto;
    overflow-wrap: break-word;
    border-collapse: collapse;
    font-size: var(--fy-size-sm);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding-block: var(--fy-space-2);
    padding-inline: 0 var(--fy-space-4);
    border-block-end: 1px solid var(--fy-color-border);
    text-align: start;
    vertical-align: top;
  }
`)
