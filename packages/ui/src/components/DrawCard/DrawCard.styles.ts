import { styled } from 'styled-components'
import { rules } from '../../styles/rules.ts'
import { unseen } from '../../styles/unseen.ts'

/** Sizes of a ticket: one of many, or the one a page opens with. Size of the numerals. */
export const drawCardSizes = { small: 'clamp(1.75rem, 9cqi, 2.5rem)', large: 'clamp(3.5rem, 22cqi, 7.5rem)' } as const
export type DrawCardSize = keyof typeof drawCardSizes

export const DrawCardRoot = styled.article.withConfig({ componentId: 'fy-DrawCard' })(rules`
  --fy-tooth: 14px;
  display: flex;
  flex-direction: column;
  container-type: inline-size;
  min-inline-size: 0;
  border-start-start-radius: var(--fy-radius-medium);
  border-start-end-radius: var(--fy-radius-medium);
  background: var(--fy-color-surface);
  color: var(--fy-color-text);
  /* Torn off at the foot. */
  mask: conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg) 50% 0 / var(--fy-tooth) calc(100% + 1px) repeat-x;

  &[data-size='large'] {
    --fy-countdown-last: var(--fy-color-on-accent);
    --fy-tooth: 22px;
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
  }
  [data-part='when'] {
    display: grid;
    gap: 2px;
    padding: 18px 20px 14px;
  }
  [data-part='day'] {
    min-block-size: 1.4em;
    color: var(--fy-color-accent-text);
    font-size: var(--fy-size-sm);
    font-weight: 650;
    line-height: 1.4;
  }
  [data-part='day']::first-letter {
    text-transform: uppercase;
  }
  [data-part='time'],
  [data-part='time'] > * {
    min-block-size: 1em;
    font: 750 ${drawCardSizes.small} / 1 var(--fy-font-display);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
  /* Words in the place of figures, which they do not make higher. */
  [data-part='time'] > [data-part='soon'] {
    display: grid;
    align-content: center;
    font-size: calc(${drawCardSizes.small} * 0.6);
    letter-spacing: -0.01em;
    text-wrap: balance;
    white-space: normal;
  }
  /* Rings where the numbers come, fading out: how many there will be is not said here. */
  [data-part='time'][data-over] {
    background: radial-gradient(circle closest-side, transparent calc(100% - 3px), currentcolor calc(100% - 2px) calc(100% - 1px), transparent) 0 50% / calc(1em + 6px) 1em repeat-x;
    mask: linear-gradient(to right, #000a, transparent calc(5em + 30px));
  }
  [data-part='time'][data-over]:dir(rtl) {
    scale: -1 1;
  }
  [data-part='time'][data-over] > * {
    visibility: hidden;
  }
  /* In the place of the time and the line below it. */
  [data-part='numbers'] {
    display: flex;
    gap: 6px;
    align-items: center;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  [data-part='when'] > [data-part='numbers'] {
    box-sizing: border-box;
    min-block-size: calc(${drawCardSizes.small} + 8px + 1.4 * var(--fy-size-sm));
  }
  [data-part='said'] {
    ${unseen}
  }
  [data-part='sale'] {
    min-block-size: 1.4em;
    margin-block-start: 6px;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  [data-part='sale']:not(:empty)::before {
    display: inline-block;
    box-sizing: border-box;
    inline-size: 0.625em;
    block-size: 0.625em;
    margin-inline-end: 0.5em;
    border: 2px solid;
    border-radius: var(--fy-radius-pill);
    content: '';
  }
  [data-part='sale'][data-open] {
    color: var(--fy-color-positive);
    font-weight: 600;
  }
  [data-part='sale'][data-open]::before {
    background: currentcolor;
  }
  [data-part='about'] {
    flex: 1;
    margin-inline: 20px;
    padding-block: 14px 30px;
    border-block-start: 2px dashed var(--fy-color-border);
  }
  [data-part='about']:has(+ [data-part='foot']) {
    padding-block-end: 14px;
  }
  [data-part='foot'] {
    margin-inline: 20px;
    padding-block-end: 30px;
  }
  h3 {
    margin: 0;
    font: 700 var(--fy-size-md) / 1.25 var(--fy-font-display);
    text-wrap: balance;
  }
  [data-part='remark'] {
    margin: 4px 0 0;
    color: var(--fy-color-text-muted);
    font-size: var(--fy-size-sm);
    line-height: 1.4;
  }
  /* On its way: as high as a name and two lines below it, in 3 lines of 1.5em. */
  [data-part='about'] > [aria-hidden] {
    font-size: calc((1.25 * var(--fy-size-md) + 4px + 2.8 * var(--fy-size-sm)) / 4.5);
  }
  [data-part='about'] > [aria-hidden] > :nth-child(4) {
    display: none;
  }
  /* A line below the name is enough on a ticket as wide as a phone: 2 lines of 1.5em. */
  @container (min-width: 320px) {
    [data-part='about'] > [aria-hidden] {
      font-size: calc((1.25 * var(--fy-size-md) + 4px + 1.4 * var(--fy-size-sm)) / 3);
    }
    [data-part='about'] > [aria-hidden] > :nth-child(3) {
      display: none;
    }
  }
  @container (max-width: 199px) {
    /* Names take two lines here. */
    [data-part='about'] > [aria-hidden] {
      font-size: calc((2.5 * var(--fy-size-md) + 4px + 2.8 * var(--fy-size-sm)) / 6);
    }
    [data-part='about'] > [aria-hidden] > :nth-child(4) {
      display: block;
    }
    [data-part='when'] {
      padding: 14px 14px 10px;
    }
    [data-part='when'] > [data-part='numbers'] {
      gap: 2px;
    }
    /* Two rows of three. */
    [data-part='when'] > [data-part='numbers'] ol {
      --fy-ball: 1.5rem;
    }
    [data-part='about'] {
      margin-inline: 14px;
      padding-block: 10px 26px;
    }
    [data-part='foot'] {
      margin-inline: 14px;
      padding-block-end: 26px;
    }
  }
  /* A time of day that becomes a countdown, or the other way round, moves nothing below it. */
  &[data-size='large'] [data-part='when'] {
    grid-template-rows: auto ${drawCardSizes.large} auto;
    padding: 32px 36px 24px;
  }
  &[data-size='large'] [data-part='time'] {
    display: grid;
    align-content: center;
  }
  &[data-size='large'] [data-part='when'] > [data-part='numbers'] {
    grid-row: 2 / span 2;
    min-block-size: calc(${drawCardSizes.large} + 8px + 1.4 * var(--fy-size-md));
  }
  &[data-size='large'] [data-part='time'],
  &[data-size='large'] [data-part='time'] > * {
    font-size: ${drawCardSizes.large};
    letter-spacing: -0.05em;
  }
  &[data-size='large'] [data-part='time'] > [data-part='soon'] {
    font-size: calc(${drawCardSizes.large} * 0.4);
    letter-spacing: -0.03em;
  }
  /* Seconds are counted in eight figures, which stand in one line. */
  &[data-size='large'] [data-part='time']:has(> [role='timer']),
  &[data-size='large'] [data-part='time'] > [role='timer'] {
    font-size: min(15cqi, 5rem);
  }
  &[data-size='large'] :is([data-part='day'], [data-part='sale'], [data-part='remark']) {
    color: inherit;
    font-size: var(--fy-size-md);
  }
  &[data-size='large'] [data-part='about'] {
    margin-inline: 36px;
    padding-block: 22px 52px;
    border-color: color-mix(in srgb, var(--fy-color-on-accent) 36%, transparent);
  }
  &[data-size='large'] h3 {
    font-size: var(--fy-size-xl);
  }
  &[data-size='large'] [data-part='about'] > [aria-hidden] {
    font-size: calc((1.25 * var(--fy-size-xl) + 4px + 1.4 * var(--fy-size-md)) / 3);
  }
  &[data-size='large'] [data-part='about'] > [aria-hidden] > :nth-child(n + 3) {
    display: none;
  }
  /* By colour: with opacity the time that comes would be another picture of the page to a browser that measures. */
  [data-part='time'] > [aria-hidden] {
    color: color-mix(in srgb, currentcolor 40%, transparent);
  }
  @container (max-width: 420px) {
    &[data-size='large'] [data-part='when'] {
      padding: 22px 22px 16px;
    }
    &[data-size='large'] [data-part='numbers'] ol {
      --fy-ball: clamp(2rem, 10cqi, 2.25rem);
      gap: 4px;
    }
    &[data-size='large'] [data-part='about'] {
      margin-inline: 22px;
      padding-block: 16px 32px;
    }
  }
  /* The ground is gone that made its shape: a line does, and large figures hide the day with the ground that they get. */
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
    mask: none;
    [data-part='day'] {
      position: relative;
      z-index: 1;
    }
  }
`)
