import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'
const picked =
  /__vitePreload\(async \(\) => \{\s*const \{ (\w+) \} = await (import\("[^"]+"\));\s*return \{ \1 \};\s*\}, __VITE_PRELOAD__\)/g
const whole = /__vitePreload\(\(\) => (import\("[^"]+"\)(?:\.then\(\(\w+\) => \w+\.\w+\))?), __VITE_PRELOAD__\)/g
const ours = /\bimport\(("\.\/[^"]+")\)/g

/**
 * Fetches a script of ours. A browser remembers of an address that it failed until the page is left; asked for once more,
 * the script comes from another address of the same file, and stays with that one. All scripts stand in one folder.
 */
const fetcher = `globalThis.import_ = ((again) => (file) =>
  import(file + (again[file] ?? '')).catch((error) => {
    again[file] = '?' + Date.now()
    throw error
  }))({})
`

/** Lazy imports of a chunk as the browser performs them; the boot script brings what they are performed by. */
export function plainCode(code: string, isBoot: boolean): string {
  const plain = code.replace(picked, '$2').replace(whole, '$1').replace(ours, 'import_($1)')
  return isBoot ? fetcher + plain : plain
}

/** Pages name their scripts themselves, so a lazy import needs none of Vite's helper that fetches beside it. */
export const plainImports = (): Plugin => ({
  name: 'foyer-plain-imports',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  // What is written in a form that is not expected keeps its call of this.
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk: (code, { isEntry, name }) => ({ code: plainCode(code, isEntry && name === 'boot'), map: null }),
})
