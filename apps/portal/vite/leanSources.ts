import type { Plugin } from 'vite'

const contract = /\/packages\/contract\/src\/(?!lean\/).*\.ts$/
const manifestFile = /\/manifest\.ts$/
const styles = /\.styles\.ts$|\/(?:styles|interaction|field)\/[^/]+\.ts$/
const messages = /import\((['"])\.\/messages\/\w+\.json\1\)/g

/** Words of the API document: one-line properties whose value is a plain text. */
const documentation = /\b(?:summary|description|requirement):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g

/** White space of CSS in templates: it stands between rules or after punctuation, where it means nothing. */
const shrinkCss = (code: string): string =>
  code.replace(/`[^`]*`/g, (css) =>
    css
      .replace(/([{};,:])\s*\n\s*/g, '$1')
      .replace(/\s*\n\s*/g, ' ')
      .replace(/\/\*.*?\*\//g, ''),
  )

const isBuilt = /\.tsx?$/

/**
 * Takes out of our own sources what a browser has no use for: the API document's words, the features' message files (a
 * page gets its texts in one file of the site) and the indentation of CSS. Server and browser see the same CSS, since
 * class names are made from it.
 */
export const leanSources = (): Plugin => ({
  name: 'foyer-lean-sources',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!isBuilt.test(id)) return undefined
    const isClient = this.environment.name === 'client'
    if (isClient && contract.test(id)) return { code: code.replace(documentation, ''), map: null }
    if (isClient && manifestFile.test(id)) {
      return { code: code.replace(messages, 'Promise.resolve({ default: {} })'), map: null }
    }
    return styles.test(id) ? { code: shrinkCss(code), map: null } : undefined
  },
})
