import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const publicId = 'virtual:foyer-manifests'
const resolvedId = `\0${publicId}`

async function loadFeatures(file: string): Promise<readonly string[]> {
  // A file a user writes: what is missing is said below.
  const loaded = (await import(pathToFileURL(file).href)) as { default?: { features?: readonly string[] } }
  const features = loaded.default?.features ?? []
  if (features.length === 0) throw new Error(`${file} names no feature package; the portal would have no page`)
  return features
}

/** Joins the manifests of every feature package named in foyer.config.ts into `virtual:foyer-manifests`. */
export function manifestsPlugin(file: string): Plugin {
  return {
    name: 'foyer-manifests',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      this.addWatchFile(file)
      const features = await loadFeatures(file)
      const imports = features.map((name, index) => `import { manifests as m${index} } from '${name}/manifests'`)
      const lists = features.map((_name, index) => `...m${index}`)
      return `${imports.join('\n')}\nexport const manifests = [${lists.join(', ')}]\n`
    },
  }
}
