/** A small button that belongs to a tile: raised, as wide as its words. */
export const raisedButton = `block-size: 36px;
    padding: 0 14px;
    border: 0;
    border-radius: var(--fy-radius-medium);
    background: var(--fy-color-raised);
    color: var(--fy-color-text);
    font: 650 var(--fy-size-sm) / 1 var(--fy-font-text);
    white-space: nowrap;
    cursor: pointer;`
