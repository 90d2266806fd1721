import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Modules with loaders of what a page shows first. */
const loaders = /\/(?:manifest|shellLoaders)\.ts$/
const dynamicImport = /import\((['"])(\.[^'"]+)\1\)/g

/**
 * Makes every lazy loader of a manifest and of the shell say which module it loads when it is called on the server, in
 * the spelling of the client's Vite manifest. The prerendered page can then name its own chunks.
 */
export function recordModules(root: string): Plugin {
  return {
    name: 'foyer-record-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!loaders.test(id)) return undefined
      const recorded = code.replace(dynamicImport, (whole, _quote, specifier: string) => {
        const module = relative(root, resolve(dirname(id), specifier)).replaceAll('\\', '/')
        return `(globalThis.foyerLoadedModule?.(${JSON.stringify(module)}), ${whole})`
      })
      return { code: recorded, map: null }
    },
  }
}
