import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['foyer-source', 'node', 'module', 'development|production'] },
  ssr: { resolve: { conditions: ['foyer-source', 'node', 'module', 'development|production'] } },
  // One process runs file after file, so that modules are loaded once.
  test: {
    name: 'vendors',
    include: ['src/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
  },
})
