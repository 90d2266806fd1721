import { css } from '../../styles/rules.ts'

/** Colours of a table's results are those of its felt and wheel, the same under every brand. */
export const toneCss = css`
  [data-tone='red'] {
    --fy-tone: #c4122f;
  }
  [data-tone='black'] {
    --fy-tone: #26262b;
  }
  [data-tone='blue'] {
    --fy-tone: #1d5fc4;
  }
  [data-tone='green'] {
    --fy-tone: #117a4a;
  }
`

/** A match: sides, time and odds. */
export const fixtureCss = css`
  [data-part='match'],
  [data-part='terms'] {
    display: flex;
    gap: 4px 8px;
    align-items: center;
    min-inline-size: 0;
    white-space: nowrap;
  }
  /* One line: where both do not fit, the first is said alone. */
  [data-part='terms'] {
    flex-wrap: wrap;
    justify-content: space-between;
    block-size: 1.4em;
    overflow: hidden;
    font-variant-numeric: tabular-nums;
  }
  /* The time comes with the reader's zone; its place is kept. */
  [data-part='terms'] > time {
    min-inline-size: 2.8em;
    min-block-size: 1.4em;
  }
  [data-part='match'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  [data-part='sides'] {
    flex: none;
    inline-size: 22px;
    block-size: 14px;
    border-radius: 3px;
    box-shadow: 0 0 0 1px var(--fy-color-border);
  }
  [data-part='odds'] {
    display: flex;
    gap: 10px;
  }
  [data-part='odds'] > span {
    color: var(--fy-color-text);
    font-weight: 600;
  }
  [data-part='odds'] i {
    color: var(--fy-color-text-muted);
    font-style: normal;
    font-weight: 400;
  }
`

/** Two lines of a tile's caption, kept in every tile of a list in which one has them. */
export const factsCss = css`
  ${toneCss}
  ${fixtureCss}

  :is([data-part='tiles'], [data-part='tile'])[data-facts] {
    --fy-tile-facts: 44px;
  }
  [data-part='facts'] {
    display: grid;
    grid-row: 4;
    gap: 4px;
    align-content: start;
    box-sizing: border-box;
    block-size: var(--fy-tile-facts, 44px);
    min-inline-size: 0;
    padding: 2px var(--fy-tile-inset, 0px) 0;
    color: var(--fy-color-text-muted);
    font-size: 0.75rem;
    line-height: 1.4;
  }
  [data-part='facts'] b {
    color: var(--fy-color-text);
  }
  [data-part='dots'] {
    display: flex;
    gap: 4px;
    overflow: hidden;
    block-size: 16px;
    align-items: center;
  }
  [data-part='dots'] > i {
    flex: none;
    inline-size: 10px;
    block-size: 10px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-tone);
    box-shadow: 0 0 0 1px color-mix(in srgb, var(--fy-color-text) 34%, transparent);
  }
  [data-part='balls'] {
    display: flex;
    gap: 3px;
    overflow: hidden;
  }
  [data-part='balls'] > i {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border-radius: var(--fy-radius-pill);
    background: var(--fy-color-accent);
    color: var(--fy-color-on-accent);
    font: 650 0.6875rem/1 var(--fy-font-text);
    font-variant-numeric: tabular-nums;
  }
`
