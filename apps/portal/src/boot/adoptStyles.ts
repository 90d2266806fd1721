import { __PRIVATE__ } from 'styled-components'

/** `class="fy-Button dAkSnb"`: a styled root's id and the name that stands for what its rules say. */
const styledRoot = /(?:^| )(f[xy]-\S+) (\S+)/

/**
 * Tells the style engine which rules the page's own CSS file holds. It would otherwise compile and insert each of them
 * again while the page is taken over, and every insertion makes the browser look at the styles of the whole page.
 */
export function adoptStyles(root: Element): void {
  for (const { className } of root.querySelectorAll<HTMLElement>('[class^="fx-"],[class^="fy-"]')) {
    const [, id, name] = styledRoot.exec(className) ?? []
    if (id && name) __PRIVATE__.mainSheet.registerName(id, name)
  }
}
