import type { Plugin } from 'vite'

interface Change {
  /** End of the path of the module that is changed. */
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
}

/**
 * What libraries bring to every page and few pages or none use. Each change rests on how the library is written; one
 * that no longer fits fails the build and a unit test.
 */
export const libraryChanges: readonly Change[] = [
  // Styles are written for browsers that need no prefixes, and styled-components asks for none unless told.
  {
    file: 'stylis/src/Middleware.js',
    from: /export function prefixer [\s\S]*?\n}\n/,
    to: 'export function prefixer () {}\n',
  },
  // What fetches page after page comes with the hook that does, instead of with the query cache.
  {
    file: '@tanstack/query-core/build/modern/query.js',
    from: 'import { infiniteQueryBehavior } from "./infiniteQueryBehavior.js";',
    to: 'const infiniteQueryBehavior = (pages) => Query.infiniteQueryBehavior(pages);',
  },
  {
    file: '@tanstack/query-core/build/modern/infiniteQueryObserver.js',
    from: 'import { hasNextPage, hasPreviousPage } from "./infiniteQueryBehavior.js";',
    to: 'import { hasNextPage, hasPreviousPage, infiniteQueryBehavior } from "./infiniteQueryBehavior.js";\nimport { Query } from "./query.js";\nQuery.infiniteQueryBehavior = infiniteQueryBehavior;',
  },
]

/** A library's module without what few pages use. Throws where the library is no longer written as the change expects. */
export function changeLibrary(code: string, id: string): string | undefined {
  const change = libraryChanges.find(({ file }) => id.endsWith(`/node_modules/${file}`))
  if (!change) return undefined
  const changed = code.replace(change.from, () => change.to)
  if (changed === code) throw new Error(`${id} is not written as apps/portal/vite/leanLibraries.ts expects`)
  return changed
}

/** Takes out of libraries what a page's first script need not hold. */
export const leanLibraries = (): Plugin => ({
  name: 'foyer-lean-libraries',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    const changed = changeLibrary(code, id)
    return changed === undefined ? undefined : { code: changed, map: null }
  },
})
