import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { labelsInSources } from './labelsInSources.ts'

const manifest = /\/manifests?\.[jt]s$/
const definition = /\bdefineFeature\(\{/g

/** Writes into every manifest which components of the kit its feature shows, as far as their words go: `labels`. */
export const labelsInManifests = (): Plugin => ({
  name: 'foyer-labels-in-manifests',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform(code, id) {
    if (!manifest.test(id) || code.search(definition) < 0) return undefined
    const labels = JSON.stringify(labelsInSources(dirname(id)))
    return { code: code.replace(definition, (whole) => `${whole} labels: ${labels},`), map: null }
  },
})
