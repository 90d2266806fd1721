import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/** Pages name their scripts themselves, so a lazy import needs none of Vite's helper that fetches beside it. */
export const plainImports = (): Plugin => ({
  name: 'foyer-plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
})
