import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'

export const Root = styled.ol.withConfig({ componentId: 'fy-Timeline' })(rules`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.25rem var(--fy-font-text);
  list-style: none;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 0 12px;
    padding-block-end: 14px;
  }
  li:last-child {
    padding-block-end: 0;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 22px 2px;
    inset-inline-start: 9px;
    inline-size: 1px;
    background: var(--fy-color-border-strong);
  }
  [data-part='mark'] {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid var(--fy-color-border-strong);
    border-radius: var(--fy-radius-pill);
    color: var(--fy-color-text-muted);
  }
  [data-part='mark'] svg {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2.5;
  }
  [data-state='done'] [data-part='mark'] {
    border-color: transparent;
    background: color-mix(in srgb, var(--fy-color-positive) 16%, transparent);
    color: var(--fy-color-positive);
  }
  [data-state='failed'] [data-part='mark'] {
    border-color: transparent;
    background: color-mix(in srgb, var(--fy-color-negative) 16%, transparent);
    color: var(--fy-color-negative);
  }
  [data-state='current'] [data-part='mark'] {
    border-color: var(--fy-color-accent-text);
    color: var(--fy-color-accent-text);
  }
  [data-part='title'] {
    overflow-wrap: anywhere;
  }
  [data-state='current'] [data-part='title'],
  [data-state='failed'] [data-part='title'] {
    font-weight: 600;
  }
  [data-state='waiting'] [data-part='title'],
  [data-part='text'],
  [data-part='time'] {
    color: var(--fy-color-text-muted);
  }
  [data-part='time'] {
    font-size: var(--fy-size-xs);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-part='text'] {
    grid-column: 2 / -1;
    overflow-wrap: anywhere;
  }
`)
