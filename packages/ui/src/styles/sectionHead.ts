/** The heading of a part of a page. */
export const sectionTitle = `margin: 0;
    color: var(--fy-color-text);
    font: 700 clamp(var(--fy-size-lg), 2.1vw, var(--fy-size-xl)) / 1.2 var(--fy-font-display);
    text-wrap: balance;`

/** The link at the end of such a heading's row, to everything of its kind. */
export const sectionLink = `flex: none;
    padding-block: 12px;
    color: var(--fy-color-accent-text);
    font: 600 var(--fy-size-sm) / 1.4 var(--fy-font-text);
    text-decoration: none;`

/** That link under a pointer. */
export const sectionLinkHover = `text-decoration: underline;
    text-underline-offset: 4px;`
