import type { Plugin } from 'vite'
import { replaceValues } from './replaceValues.ts'

const contract = /\/packages\/contract\/src\/(?!lean\/).*\.ts$/
const operations = /\/packages\/contract\/src\/operations\/.*\.ts$/
const manifest = /\/manifest\.ts$/
const styles = /\.styles\.ts$|\/(?:styles|interaction|field)\/[^/]+\.ts$/

/** Words of the API document: one-line properties whose value is a plain text. */
const documentation = /\b(?:summary|description|requirement):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g

/** Parts of a manifest that only the build of a site reads. */
const buildOnly: ReadonlySet<string> = new Set([
  'queries',
  'settings',
  'config',
  'check',
  'operations',
  'messages',
  'description',
  'linkedFrom',
  'moduleParts',
  'presets',
  'limit',
])

const namedImport = /^import (?:type )?\{([^}]*)\} from '[^']*'\n/gm

/** Takes out imports whose names stand nowhere else. */
const withoutIdleImports = (code: string): string => {
  const body = code.replace(namedImport, '')
  return code.replace(namedImport, (whole, names: string) =>
    names.split(',').some((name) => new RegExp(`\\b${name.trim().split(' ').at(-1)}\\b`).test(body)) ? whole : '',
  )
}

/** White space of CSS in templates: it stands between rules or after punctuation, where it means nothing. */
const shrinkCss = (code: string): string =>
  code.replace(/`[^`]*`/g, (css) =>
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/([{};,:])\s*\n\s*/g, '$1')
      .replace(/\s*\n\s*/g, ' '),
  )

/**
 * Takes out of our own sources what a browser has no use for: the API document's words, the schemas of requests (the
 * client only asks whether there is a body), the parts of manifests that the build of a site reads, the features'
 * message files (a page gets its texts in one file of the site) and the indentation of CSS. Server and browser see the
 * same CSS, since class names are made from it.
 */
export const leanSources = (): Plugin => ({
  name: 'foyer-lean-sources',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (styles.test(id)) return { code: shrinkCss(code), map: null }
    if (this.environment.name !== 'client') return undefined
    if (manifest.test(id)) {
      const dropped = (name = '') => (buildOnly.has(name) ? '' : undefined)
      const lean = replaceValues(code, this.parse(code, { lang: 'ts' }), dropped)
      return { code: withoutIdleImports(lean), map: null }
    }
    if (!contract.test(id)) return undefined
    const lean = code.replace(documentation, '')
    if (!operations.test(id)) return { code: lean, map: null }
    const emptied = (name = '') => (name === 'body' ? '{}' : name === 'query' ? 'undefined' : undefined)
    return { code: replaceValues(lean, this.parse(lean, { lang: 'ts' }), emptied), map: null }
  },
})
