import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { packFiles } from '../../scripts/packFiles.ts'
import { chunkGroups } from './chunkGroups.ts'

/** The page's script is fetched beside the first one, which opens the session and does not wait for it. */
const preloadPage = (): Plugin => ({
  name: 'preload-page',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/client/page.tsx')))
      const entry = chunks.find(({ isEntry }) => isEntry)
      const known = new Set(entry && [entry.fileName, ...entry.imports])
      const files = page ? [page.fileName, ...page.imports].filter((file) => !known.has(file)) : []
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head',
      }))
    },
  },
})

export default defineConfig({
  plugins: [react(), preloadPage(), packFiles()],
  resolve: { conditions: ['foyer-source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    // Fonts stay files: the policy allows none inside style sheets.
    assetsInlineLimit: 0,
  },
})
