import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { kitMessagesPlugin } from './vite/kitMessagesPlugin.ts'
import { leanSources } from './vite/leanSources.ts'
import { manifestsPlugin } from './vite/manifestsPlugin.ts'
import { packFiles } from './vite/packFiles.ts'
import { plainImports } from './vite/plainImports.ts'
import { pureRouter } from './vite/pureRouter.ts'
import { recordModules } from './vite/recordModules.ts'

const root = import.meta.dirname
const repository = resolve(root, '../..')
const productionRouter = resolve(repository, 'node_modules/react-router/dist/production/index.mjs')
const outDir = process.env.FOYER_PORTAL_OUT ?? 'dist'

/** Kit, features and contract are compiled from source; no package needs to be built first. */
const conditions = ['foyer-source', 'module', 'browser', 'development|production']
const serverConditions = ['foyer-source', 'module', 'node', 'development|production']

/** Libraries that change together share a chunk that stays in the browser's cache over releases of ours. */
const chunkGroups = [
  // What the first script of a page shares with the others must not bring a library along.
  { name: 'preload', test: /vite\/preload-helper|rolldown\/runtime/, priority: 9 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'vendor',
    test: /node_modules\/(?:styled-components|@emotion|stylis|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)(?!.*[iI]nfinite)|valtio|proxy-compare|ofetch|destr|ufo)\//,
    priority: 2,
  },
  // Pieces of the kit that most pages need travel together instead of one request each.
  {
    name: 'kit',
    test: /packages\/features\/src\/contacts\/icons\/|packages\/ui\/src\/(?:styles|interaction|labels|field|components\/(?:Banner|Button|Carousel|Checkbox|EmptyState|ErrorState|FloatingBar|Footer|GameGrid|GameTile|Header|IconButton|LazyImage|ListSwitch|NavDropdown|Pagination|ProviderCarousel|Skeleton|Tabs|TextField|VendorTile))\//,
    priority: 1,
  },
]

/** Our packages do nothing on import (house, section 3), and libraries only name their components. */
const treeshake = {
  moduleSideEffects: [
    { test: /\/packages\/(?:client|contract|feature-api|features|rules|ui)\/src\//, sideEffects: false },
  ],
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  base: '/',
  publicDir: false,
  // Node would ask for it at run time, and the bundle is either the fast or the talkative one.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
  plugins: [
    react(),
    manifestsPlugin(resolve(repository, 'foyer.config.ts')),
    kitMessagesPlugin(resolve(repository, 'packages/ui/src')),
    recordModules(root),
    leanSources(),
    plainImports(),
    pureRouter(),
    packFiles(),
  ],
  resolve: {
    conditions,
    // Schemas only describe data here; the type engine behind them stays out of the browser.
    alias: isSsrBuild
      ? []
      : [
          { find: /^typebox$/, replacement: '@foyer/contract/lean-typebox' },
          // Its exports map names only the build with development warnings.
          ...(mode === 'development' ? [] : [{ find: /^react-router$/, replacement: productionRouter }]),
        ],
  },
  ssr: { noExternal: true, resolve: { conditions: serverConditions } },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    sourcemap: mode === 'development',
    minify: mode !== 'development' && !isSsrBuild,
    emptyOutDir: true,
    ...(isSsrBuild
      ? {
          ssr: true,
          outDir: `${outDir}/server`,
          rolldownOptions: {
            input: resolve(root, 'src/server/render.tsx'),
            output: { entryFileNames: 'render.js', codeSplitting: false },
          },
        }
      : {
          outDir: `${outDir}/client`,
          manifest: true,
          // Pages name the scripts they need (`scripts` in the page data); lists of them in every chunk would cost more.
          modulePreload: false,
          rolldownOptions: {
            input: resolve(root, 'src/boot/boot.ts'),
            treeshake,
            output: { codeSplitting: { groups: chunkGroups } },
          },
        }),
  },
  server: { host: '127.0.0.1', port: 6340, strictPort: true },
}))
