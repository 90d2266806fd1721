/** Layout of a message in place of content: parts `icon` (a `Drawing`, or a glyph in a disc), `title`, `words` and `actions`, in the middle of the space. */
export const messageRules = `
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 6px;
  box-sizing: border-box;
  color: var(--fy-color-text);
  font: 400 var(--fy-size-sm) / 1.375rem var(--fy-font-text);
  text-align: center;
  text-wrap: balance;

  [data-part='icon'] {
    display: grid;
    place-items: center;
    margin-block-end: 10px;
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--fy-radius-pill);
    background: color-mix(in srgb, var(--_mark) 12%, transparent);
    color: var(--_mark);
  }

  [data-part='icon']:has(> .fy-Drawing) {
    inline-size: auto;
    block-size: auto;
    border-radius: 0;
    background: none;
  }

  [data-part='icon'] > svg:not(.fy-Drawing) {
    inline-size: 28px;
    block-size: 28px;
    stroke-width: 1.75;
  }

  [data-part='title'] {
    margin: 0;
    font: 650 var(--fy-size-md) / 1.4 var(--fy-font-display);
  }

  [data-part='words'] {
    max-inline-size: 44ch;
    margin: 0;
    color: var(--fy-color-text-muted);
  }

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 12px;
    margin-block-start: 14px;
  }
`
