import type { ServerStyleSheet } from 'styled-components'

/** Marks by which styled-components finds its rules again in a style element; a file has no use for them. */
const marks = /\/\*!sc\*\/\s*|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\s*/g
const element = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The rules of everything rendered into a sheet, as plain text for a file. */
export const collectCss = (sheet: ServerStyleSheet): string =>
  [...sheet.getStyleTags().matchAll(element)].map(([, rules = '']) => rules.replace(marks, '')).join('')
