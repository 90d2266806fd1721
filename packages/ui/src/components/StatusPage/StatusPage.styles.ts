import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { variantRules } from '../../styles/variants.ts'

/** `maintenance` while the site is closed for work, `restricted` where it may not be used. */
export const statusPageKinds = {
  maintenance: '--_mark: var(--fy-color-accent-text);',
  restricted: '--_mark: var(--fy-color-warning);',
}

export type StatusPageKind = keyof typeof statusPageKinds

export const Root = styled.main.withConfig({ componentId: 'fy-StatusPage' })(rules`
  ${variantRules('kind', statusPageKinds)}

  display: grid;
  grid-template-rows: auto 1fr;
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding: clamp(24px, 5vw, 56px);
  background: var(--fy-color-canvas);
  color: var(--fy-color-text);
  font: 400 var(--fy-size-md) / 1.6 var(--fy-font-text);

  [data-part='logo'] {
    min-block-size: 32px;
  }

  [data-part='content'] {
    align-self: center;
    display: grid;
    justify-items: start;
    inline-size: 100%;
    max-inline-size: 560px;
    margin-inline: auto;
    padding-block: 40px 12vh;
  }

  [data-part='mark'] {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    margin-block-end: 28px;
    border-radius: var(--fy-radius-large);
    background: color-mix(in srgb, var(--_mark) 14%, transparent);
    color: var(--_mark);
  }
  [data-part='mark']:has(> .fy-Drawing) {
    inline-size: 180px;
    block-size: auto;
    border-radius: 0;
    background: none;
  }
  [data-part='mark'] > .fy-Drawing {
    inline-size: 180px;
  }
  [data-part='mark'] > svg:not(.fy-Drawing) {
    inline-size: 28px;
    block-size: 28px;
    stroke-width: 1.75;
  }

  h1 {
    margin: 0;
    font: 700 var(--fy-size-2xl) / 1.15 var(--fy-font-display);
    text-wrap: balance;
  }
  h1:focus {
    outline: none;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  [data-part='subtitle'] {
    margin-block-start: 12px;
    font-weight: 600;
  }
  [data-part='words'] {
    margin-block-start: 4px;
    color: var(--fy-color-text-muted);
  }

  dl {
    inline-size: 100%;
    margin: 28px 0 0;
    border-block-end: 1px solid var(--fy-color-border);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 24px;
    padding-block: 12px;
    border-block-start: 1px solid var(--fy-color-border);
  }
  dt {
    color: var(--fy-color-text-muted);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  [data-part='actions'] {
    margin-block-start: 32px;
  }
`)
