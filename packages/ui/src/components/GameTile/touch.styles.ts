import { css } from '../../styles/rules.ts'

/**
 * A tile where nothing hovers: a tap on the picture or the words plays, trial and heart stand open in a row of the caption, and
 * nothing but the flag lies on the picture.
 */
export const touchCss = css`
  @media (hover: none) {
    [data-part='tile'] {
      grid-template: minmax(0, 1fr) auto auto var(--fy-tile-facts, 0px) var(--fy-tile-controls) / minmax(0, 1fr);
    }
    [data-part='tile'] > [data-part='actions'] {
      display: flex;
      grid-area: 5 / 1;
      align-self: stretch;
      justify-content: flex-start;
      padding: 0;
      padding-inline: var(--fy-tile-inset, 0px) calc(48px + var(--fy-tile-inset, 0px));
      background: none;
      opacity: 1;
    }
    /* Playing needs no button of its own; its name is said, its ring goes around the picture. */
    [data-part='tile'] > [data-part='actions'] > [data-part='play'] {
      position: absolute;
      inset: 0;
      max-inline-size: none;
      block-size: auto;
      overflow: hidden;
      background: none;
      font-size: 0;
    }
    [data-part='play']::after {
      inset-block-end: var(--fy-tile-controls);
    }
    [data-part='tile'] > [data-part='actions'] > [data-part='trial'] {
      flex: 0 1 auto;
      min-inline-size: 44px;
      max-inline-size: 100%;
      block-size: 44px;
      padding: 0 clamp(6px, 10%, 16px);
      /* Pressed at 44 px, drawn at 34. */
      border-block: 5px solid transparent;
      background: color-mix(in srgb, var(--fy-color-text) 9%, transparent) padding-box;
      box-shadow: none;
      color: var(--fy-color-text);
    }
    [data-part='tile'] > [data-part='name'] {
      font-size: 0.8125rem;
    }
    [data-part='tile'] > [data-part='favourite'] {
      grid-area: 5 / 1;
      place-items: center end;
      place-self: center end;
      inline-size: 44px;
      block-size: 44px;
      margin: 0;
      margin-inline-end: var(--fy-tile-inset, 0px);
      background: none;
      color: var(--fy-color-text-muted);
      opacity: 1;
    }
    [data-part='favourite'][aria-pressed='true'] {
      color: var(--fy-color-text);
    }
  }
`
