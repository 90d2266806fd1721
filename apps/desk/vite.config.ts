import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { defaultTheme, themeToCss } from '../../packages/ui/src/tokens/index.ts'

const tokens = '/theme.css'

/** The kit's own theme as a style sheet. */
const kitTheme: Plugin = {
  name: 'foyer-kit-theme',
  resolveId: (id) => (id === tokens ? `\0${tokens}` : undefined),
  load: (id) => (id === `\0${tokens}` ? themeToCss(defaultTheme) : undefined),
}

export default defineConfig({
  base: '/desk/',
  plugins: [react(), kitTheme],
  resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Fonts stay files: the policy allows none inside style sheets.
    assetsInlineLimit: 0,
  },
})
