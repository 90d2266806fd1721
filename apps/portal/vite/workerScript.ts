import { build, type Plugin } from 'vite'

const publicId = 'virtual:foyer-worker'
const resolvedId = `\0${publicId}`

/**
 * Gives the service worker as text, `virtual:foyer-worker`, to whoever writes a site: one script without imports, above which the
 * build writes what the worker has to know of its site. A server that develops has none.
 */
export const workerScript = (entry: string): Plugin => ({
  name: 'foyer-worker-script',
  resolveId: (id) => (id === publicId ? resolvedId : undefined),
  async load(id) {
    if (id !== resolvedId) return undefined
    if (this.environment.mode !== 'build') return "export const workerScript = ''"
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: 'es2022',
        lib: { entry, formats: ['iife'], name: 'foyerWorker' },
      },
    })
    const [first] = [built].flat()
    const chunk = first && 'output' in first ? first.output[0] : undefined
    if (!chunk) throw new Error('The service worker was compiled to nothing')
    return `export const workerScript = ${JSON.stringify(chunk.code)}`
  },
})
