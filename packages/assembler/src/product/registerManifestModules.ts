import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const messageGlob = /import\.meta\.glob\((['"])\.\/messages\/\*\.json\1\)/g

/** What a bundler makes of `import.meta.glob('./messages/*.json')`: a loader for every file there is. */
function messageLoaders(manifest: string): string {
  const files = readdirSync(join(dirname(manifest), 'messages')).filter((file) => file.endsWith('.json'))
  const loaders = files.map((file) => {
    const path = JSON.stringify(`./messages/${file}`)
    return `${path}: () => import(${path})`
  })
  return `{ ${loaders.join(', ')} }`
}

/**
 * Lets Node read manifests as bundlers do, since they are written once for both: `import('./x.json')` without an import
 * attribute, and the message files of a feature by a pattern.
 */
export function registerManifestModules(): void {
  registerHooks({
    load: (url, context, nextLoad) => {
      if (!url.startsWith('file:')) return nextLoad(url, context)
      if (url.endsWith('.json')) {
        return nextLoad(url, { ...context, importAttributes: { ...context.importAttributes, type: 'json' } })
      }
      const loaded = nextLoad(url, context)
      if (!/\/manifest\.[jt]s$/.test(url) || !loaded.source) return loaded
      const { source: read } = loaded
      const text = typeof read === 'string' ? read : new TextDecoder().decode(read)
      const source = text.replace(messageGlob, () => messageLoaders(fileURLToPath(url)))
      return { ...loaded, source }
    },
  })
}
