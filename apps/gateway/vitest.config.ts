import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: {
    resolve: { conditions: ['foyer-source', ...defaultServerConditions], externalConditions: ['foyer-source', 'node'] },
  },
  test: {
    name: 'gateway',
    include: ['{src,tests}/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    // Each file holds a database of its own in memory; two at a time keep the machine's memory.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
