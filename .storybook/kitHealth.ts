import type { Plugin } from 'vite'
import { kitHealth } from '../packages/ui/build/kitHealth.ts'

const name = 'virtual:kit-health'

/** Gives stories what is known of every component; read once, when the page that shows it is opened or built (N12). */
export const kitHealthPlugin = (): Plugin => ({
  name: 'kit-health',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await kitHealth())}` : undefined),
})
