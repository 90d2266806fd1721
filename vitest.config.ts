import { defineConfig } from 'vitest/config'

/** Unit tests of every package and app; kit, gateway and vendors bring their own projects. */
export default defineConfig({
  resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['foyer-source', 'module', 'node', 'development|production'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/{portal,desk}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/ui/**'],
        },
      },
    ],
  },
})
