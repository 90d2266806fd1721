import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['foyer-source', 'node', 'module', 'development|production'] },
  ssr: { resolve: { conditions: ['foyer-source', 'node', 'module', 'development|production'] } },
  test: { name: 'vendors', include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
