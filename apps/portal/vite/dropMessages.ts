import type { Plugin } from 'vite'

const manifest = /\/manifest\.ts$/
const messages = /import\((['"])\.\/messages\/\w+\.json\1\)/g

/** Browsers get the texts of a page in one file of the site; the features' own files stay out of the client build. */
export const dropMessages = (): Plugin => ({
  name: 'foyer-drop-messages',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: (code, id) => (manifest.test(id) ? code.replace(messages, 'Promise.resolve({ default: {} })') : undefined),
})
