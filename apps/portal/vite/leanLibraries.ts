import type { Plugin } from 'vite'

interface Change {
  /** End of the path of the module that is changed. */
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
}

/** Steps of a commit that only do something for a <ViewTransition> among what is committed. */
const viewTransitionSteps = [
  'trackEnterViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitAfterMutationEffectsOnFiber',
  'scheduleViewTransitionEvent',
]

/** Steps with elements of a document's head, and what react-dom offers to fetch ahead: a page has its own head and its own hints. */
const headSteps = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'getResource',
  'acquireResource',
  'getHydratableHoistableCache',
  'mountHoistable',
  'suspendResource',
  'insertStylesheetIntoRoot',
  'isHostHoistableType',
]

/** What only refs of fragments, pictures of a <ViewTransition>, messages for developers and what React exports to nobody call. */
const idleSteps = [
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'cutOffTailIfNeeded',
  'findFirstSuspended',
  'preloadInstanceAndSuspendIfNeeded',
  'preloadResourceAndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
  'isFragmentInstanceParent',
  'commitNewChildToFragmentInstances',
  'deleteChildFromFragmentInstance',
  'getComponentNameFromType',
]

const styled = 'styled-components/dist/styled-components.browser.esm.js'
const client = 'react-dom/cjs/react-dom-client.production.js'

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
  // Every element of HTML and SVG by name: one is made when it is asked for.
  {
    file: styled,
    from: /,(\w+)=(\w+);\w+\.forEach\(e=>\{\1\[e\]=\2\(e\)\}\);/,
    to: ',$1=new Proxy($2,{get:(made,name)=>made[name]??=$2(name)});',
  },
  // Comments to the line's end, braces out of balance and namespaces: what no style here has.
  {
    file: styled,
    from: /const (\w)=function\((\w)\)\{const \w=-1!==\2\.indexOf\("\/\/"\)[\s\S]*?:0===\w\?\2:\w+\(\2\)\}\((\w)\);/,
    to: 'const $1=$3;',
  },
  { file: styled, from: /\w\.namespace&&\((\w)=\w+\(\1,\w\.namespace\)\),/, to: '' },
  // Static members of a component are not those of its styled form.
  { file: styled, from: /\w&&\w+\((\w),\w,\{attrs:!0,componentStyle:!0,[^}]*\}\),(?=\1\})/, to: '' },
  // Pages call the browser's own view transitions; what a <ViewTransition> holds is drawn, without one.
  {
    file: client,
    from: /shouldStartViewTransition\s+\? \(pendingViewTransition = startViewTransition\([^)]*\)\)\s+: (?=\(flushMutationEffects)/,
    to: '',
  },
  ...[...viewTransitionSteps, ...headSteps, ...idleSteps].map((name) => ({
    file: client,
    from: new RegExp(`^function ${name}\\([^)]*\\) \\{\n[\\s\\S]*?^}\n`, 'm'),
    to: `function ${name}() {}\n`,
  })),
  // Commits wait for style sheets of the head and for pictures of a <ViewTransition> alone.
  {
    file: client,
    from: /^function waitForCommitToBeReady\([^)]*\) \{\n[\s\S]*?^\}\n/m,
    to: 'function waitForCommitToBeReady() {\n  return null;\n}\n',
  },
  // What the ref of a fragment can do; a ref of an element does the same.
  { file: client, from: /^FragmentInstance\.prototype\.[\s\S]*?^\};\n/gm, to: '' },
  // Where in the tree an error came up: names that are one letter long by now, and that nobody reads.
  {
    file: client,
    from: /^function getStackByFiberInDevAndProd\([^)]*\) \{\n[\s\S]*?^\}\n/m,
    to: "function getStackByFiberInDevAndProd() {\n  return '';\n}\n",
  },
  // The client writes whole addresses and reads answers as texts itself.
  {
    file: 'ofetch/dist/shared/ofetch.CWycOUEr.mjs',
    from: /import destr from 'destr';\nimport { withBase, withQuery } from 'ufo';\n/,
    to: 'const destr = JSON.parse, withBase = (path) => path, withQuery = withBase;\n',
  },
  {
    file: 'ofetch/dist/shared/ofetch.CWycOUEr.mjs',
    from: /function detectResponseType\(\S* = ""\) \{\n[\s\S]*?^\}\n/m,
    to: 'const detectResponseType = () => "text";\n',
  },
  { file: 'ofetch/dist/index.mjs', from: /import 'destr';\nimport 'ufo';\n/, to: '' },
  // What keeps track of writes comes with the hook that asks for it.
  {
    file: '@tanstack/query-core/build/modern/queryClient.js',
    from: 'import { MutationCache } from "./mutationCache.js";\n',
    to: '',
  },
  {
    file: '@tanstack/query-core/build/modern/queryClient.js',
    from: 'config.mutationCache || new MutationCache()',
    to: 'config.mutationCache',
  },
  {
    file: '@tanstack/query-core/build/modern/queryClient.js',
    from: /this\.#mutationCache\.(?=findAll|resumePausedMutations|clear)/g,
    to: 'this.#mutationCache?.',
  },
  {
    file: '@tanstack/query-core/build/modern/queryClient.js',
    from: 'return this.#mutationCache;',
    to: 'return this.#mutationCache ??= new QueryClient.MutationCache();',
  },
  ...['query-core/build/modern/mutationObserver.js', 'react-query/build/modern/useMutationState.js'].map((file) => ({
    file: `@tanstack/${file}`,
    from: /^/,
    to: 'import { MutationCache, QueryClient } from "@tanstack/query-core";\nQueryClient.MutationCache = MutationCache;\n',
  })),
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

/** A library's module without what few pages use. Throws where the library is no longer written as the changes expect. */
export function changeLibrary(code: string, id: string): string | undefined {
  const changes = libraryChanges.filter(({ file }) => id.endsWith(`/node_modules/${file}`))
  if (changes.length === 0) return undefined
  return changes.reduce((before, { from, to }) => {
    const after = before.replace(from, to)
    if (after === before) throw new Error(`${id} is not written as apps/portal/vite/leanLibraries.ts expects: ${from}`)
    return after
  }, code)
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
