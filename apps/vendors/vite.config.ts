import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { packFiles } from '../../scripts/packFiles.ts'

export default defineConfig({
  plugins: [react(), packFiles()],
  resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Fonts stay files: the policy allows none inside style sheets.
    assetsInlineLimit: 0,
  },
})
