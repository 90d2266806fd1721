import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { packFiles } from '../../scripts/packFiles.ts'
import { chunkGroups } from './vite/chunkGroups.ts'
import { chunkManifest } from './vite/chunkManifest.ts'
import { kitMessagesPlugin } from './vite/kitMessagesPlugin.ts'
import { labelsInManifests } from './vite/labelsInManifests.ts'
import { leanLibraries } from './vite/leanLibraries.ts'
import { leanSources } from './vite/leanSources.ts'
import { manifestsPlugin } from './vite/manifestsPlugin.ts'
import { plainImports } from './vite/plainImports.ts'
import { pureRouter } from './vite/pureRouter.ts'
import { recordModules } from './vite/recordModules.ts'
import { workerScript } from './vite/workerScript.ts'

const root = import.meta.dirname
const repository = resolve(root, '../..')
const productionRouter = resolve(repository, 'node_modules/react-router/dist/production/index.mjs')
const start = resolve(root, 'src/main.tsx')
const outDir = process.env.FOYER_PORTAL_OUT ?? 'dist'

/** Kit, features and contract are compiled from source; no package needs to be built first. */
const conditions = ['foyer-source', 'module', 'browser', 'development|production']
const serverConditions = ['foyer-source', 'module', 'node', 'development|production']

/** Our packages do nothing on import (house, section 3), and libraries only name their components. */
const treeshake = {
  // A schema that nobody reads is made for nobody.
  manualPureFunctions: ['Type'],
  moduleSideEffects: [
    { test: /\/packages\/(?:client|contract|feature-api|features|rules|ui)\/src\//, sideEffects: false },
  ],
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root,
  base: '/',
  publicDir: false,
  // Node would ask for it at run time, and the bundle is either the fast or the talkative one.
  define: { 'process.env.NODE_ENV': JSON.stringify(mode === 'development' ? 'development' : 'production') },
  plugins: [
    react(),
    manifestsPlugin(resolve(repository, 'foyer.config.ts')),
    kitMessagesPlugin(resolve(repository, 'packages/ui/src'), resolve(root, 'src')),
    labelsInManifests(),
    recordModules(root),
    workerScript(resolve(root, 'src/worker/main.ts')),
    leanSources(),
    leanLibraries(),
    plainImports(),
    pureRouter(),
    chunkManifest(root),
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
  // A server that develops loads libraries as Node does: those that are no ES modules cannot be loaded from source.
  ssr: { ...(command === 'build' ? { noExternal: true } : {}), resolve: { conditions: serverConditions } },
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
          // Pages name the scripts they need (`scripts` in the page data); lists of them in every chunk would cost more.
          modulePreload: false,
          rolldownOptions: {
            // The portal's start is an entry as well, so that the bundler knows what every page needs.
            input: [resolve(root, 'src/boot/boot.ts'), start],
            treeshake,
            output: { codeSplitting: { groups: chunkGroups(start) } },
          },
        }),
  },
  // Libraries of parts that load later are found at the start: one that is met later starts an open page again.
  optimizeDeps: { entries: ['src/main.tsx', '../../packages/features/src/manifests.ts'] },
  server: { host: '127.0.0.1', port: 6340, strictPort: true },
}))
