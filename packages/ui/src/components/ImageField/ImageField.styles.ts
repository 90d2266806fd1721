import { styled } from 'styled-components'
import { fieldRules } from '../../styles/field.ts'
import { focusRingInside } from '../../styles/focus.ts'
import { rules } from '../../styles/rules.ts'

export const Root = styled.div.withConfig({ componentId: 'fy-ImageField' })(rules`
  ${fieldRules}

  [data-part='box'] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 14px;
    min-block-size: 88px;
    padding: 11px 13px;
    overflow: hidden;
    border-style: dashed;
  }
  [data-part='box'][data-filled] {
    border-style: solid;
  }
  [data-part='box']:has(input:focus-visible) {
    border-color: transparent;
    ${focusRingInside}
  }
  /* It lies over the whole box: files are dropped on it, and any place of it can be pressed. */
  input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    font-size: 0;
    cursor: pointer;
  }
  input:disabled {
    cursor: not-allowed;
  }
  img,
  [data-part='icon'] {
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--fy-radius-small);
    background: color-mix(in srgb, var(--fy-color-text) 8%, transparent);
  }
  img {
    object-fit: cover;
  }
  [data-part='icon'] {
    display: grid;
    place-items: center;
    color: var(--fy-color-text-muted);
  }
  [data-part='icon'] svg {
    inline-size: 24px;
    block-size: 24px;
  }
  [data-part='words'] {
    display: grid;
    min-inline-size: 0;
  }
  [data-part='name'] {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='choose'] {
    color: var(--fy-color-accent-text);
    font-weight: 600;
  }
  [data-part='name'] ~ [data-part='choose'] {
    order: 1;
    font-size: var(--fy-size-xs);
  }
  [data-part='quiet'] {
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-xs);
    font-variant-numeric: tabular-nums;
  }
  button {
    z-index: 1;
  }
  [data-part='progress'] {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
  }
  [data-part='progress'] progress {
    block-size: 4px;
    border-radius: 0;
  }
`)
