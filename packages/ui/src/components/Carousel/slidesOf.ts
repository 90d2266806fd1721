/** The slides of a row. */
export const slidesOf = (viewport: HTMLElement): HTMLElement[] =>
  [...viewport.children].filter((child) => child instanceof HTMLElement)
