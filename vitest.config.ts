import { defineConfig } from 'vitest/config'
import { replacingTests } from './scripts/replacingTests.mjs'

const include = ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{portal,desk}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const exclude = ['**/node_modules/**', '**/dist/**', 'packages/ui/**']
const replacing = replacingTests(import.meta.dirname, include)

/** Unit tests of every package and app; kit, gateway and vendors bring their own projects. */
export default defineConfig({
  resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
  test: {
    maxWorkers: 2,
    // The first test that needs a module waits until it is loaded.
    testTimeout: 30_000,
    projects: [
      // One process runs file after file, so that modules are loaded once.
      { extends: true, test: { name: 'unit', include, exclude: [...exclude, ...replacing], isolate: false } },
      { extends: true, test: { name: 'unit alone', include: replacing, exclude } },
    ],
  },
})
