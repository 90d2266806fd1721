/** The name below a tile's picture: one line, however long. */
export const captionName = `overflow: hidden;
    color: var(--fy-color-text);
    font-size: var(--fy-size-sm);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;`
