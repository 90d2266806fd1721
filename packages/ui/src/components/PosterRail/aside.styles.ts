import { focusRing } from '../../styles/focus.ts'
import { raisedButton } from '../../styles/raised.ts'
import { css } from '../../styles/rules.ts'

/** What a poster says beside it while it is looked at: the neighbours make room, nothing is covered. */
export const asideCss = css`
  [data-part='items'] {
    --fy-aside: 224px;
    --fy-forth: 1;
  }
  &:dir(rtl) [data-part='items'] {
    --fy-forth: -1;
  }
  [data-part='tile'][data-open='end'] ~ [data-part='tile'] {
    translate: calc(var(--fy-aside) * var(--fy-forth)) 0;
  }
  [data-part='tile'][data-open='start'],
  [data-part='tile']:has(~ [data-open='start']) {
    translate: calc(var(--fy-aside) * var(--fy-forth) * -1) 0;
  }
  /* Beside the poster on its start side there is room only once it has moved away from its neighbours there. */
  [data-part='tile'][data-open='start'] {
    translate: none;
  }
  [data-part='tile'][data-open] {
    z-index: 1;
  }
  [data-part='tile'][data-open] > [data-part='poster'] {
    translate: 0 calc(var(--fy-lift) * -1);
    box-shadow: var(--fy-shadow-2);
  }
  [data-part='aside'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 100%;
    display: grid;
    gap: 4px;
    align-content: end;
    box-sizing: border-box;
    inline-size: var(--fy-aside);
    block-size: calc(var(--fy-poster) * 4 / 3);
    padding: 8px 16px;
    font-size: var(--fy-size-sm);
    line-height: 1.4;
    animation: fy-aside-in var(--fy-duration-slow) var(--fy-ease);
  }
  [data-open='start'] > [data-part='aside'] {
    inset-inline: auto calc(100% - var(--fy-number, 0px));
    text-align: end;
  }
  @keyframes fy-aside-in {
    from {
      opacity: 0;
    }
  }
  [data-part='aside'] > strong {
    font: 700 var(--fy-size-md) / 1.25 var(--fy-font-display);
    text-wrap: balance;
  }
  [data-part='aside'] > span {
    color: var(--fy-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-part='aside'] > [data-part='actions'] {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-block-start: 10px;
  }
  [data-open='start'] [data-part='actions'] {
    flex-direction: row-reverse;
  }
  [data-part='actions'] > * {
    display: inline-grid;
    place-items: center;
    ${raisedButton}
  }
  [data-part='actions'] > [data-part='play'] {
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
  }
  [data-part='actions'] > [data-part='play']:hover {
    background: var(--fy-color-accent-hover);
  }
  [data-part='actions'] > [data-part='favourite'] {
    inline-size: 36px;
    padding: 0;
    background: none;
  }
  [data-part='actions'] > :not([data-part='play']):hover {
    background: var(--fy-color-sunken);
  }
  [data-part='actions'] > :focus-visible {
    ${focusRing}
  }
`
