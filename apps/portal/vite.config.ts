import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dropMessages } from './vite/dropMessages.ts'
import { manifestsPlugin } from './vite/manifestsPlugin.ts'
import { recordModules } from './vite/recordModules.ts'

const root = import.meta.dirname
const repository = resolve(root, '../..')
const outDir = process.env.FOYER_PORTAL_OUT ?? 'dist'

/** Kit, features and contract are compiled from source; no package needs to be built first. */
const conditions = ['foyer-source', 'module', 'browser', 'development|production']
const serverConditions = ['foyer-source', 'module', 'node', 'development|production']

/** Libraries that change together share a chunk that stays in the browser's cache over releases of ours. */
const vendorGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'vendor',
    test: /node_modules\/(?:styled-components|@emotion|stylis|react-router|react-router-dom|@tanstack\/(?:query-core|react-query)|i18next|react-i18next|valtio|proxy-compare|ofetch|destr|ufo)\//,
    priority: 2,
  },
]

export default defineConfig(({ isSsrBuild, mode }) => ({
  root,
  base: '/',
  publicDir: false,
  plugins: [react(), manifestsPlugin(resolve(repository, 'foyer.config.ts')), recordModules(root), dropMessages()],
  resolve: {
    conditions,
    // Schemas only describe data here; the type engine behind them stays out of the browser.
    alias: isSsrBuild ? [] : [{ find: /^typebox$/, replacement: '@foyer/contract/lean-typebox' }],
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
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: resolve(root, 'src/boot/boot.ts'),
            output: { codeSplitting: { groups: vendorGroups } },
          },
        }),
  },
  server: { host: '127.0.0.1', port: 6340, strictPort: true },
}))
