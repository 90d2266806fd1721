import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { labelsInSources } from './labelsInSources.ts'

const publicId = 'virtual:foyer-kit-messages'
const resolvedId = `\0${publicId}`

/**
 * Gives the words that stand beside the kit's components as `virtual:foyer-kit-messages`: component, language, texts; and
 * the names of the components whose words the portal's own sources, `shell`, ask for.
 */
export const kitMessagesPlugin = (kit: string, shell: string): Plugin => ({
  name: 'foyer-kit-messages',
  resolveId: (id) => (id === publicId ? resolvedId : undefined),
  load(id) {
    if (id !== resolvedId) return undefined
    const words: Record<string, Record<string, unknown>> = {}
    for (const file of globSync('{components,centre}/*/messages/*.json', { cwd: kit }).sort()) {
      const path = join(kit, file)
      this.addWatchFile(path)
      const component = basename(dirname(dirname(relative(kit, path))))
      words[component] = { ...words[component], [basename(file, '.json')]: JSON.parse(readFileSync(path, 'utf8')) }
    }
    const shellLabels = labelsInSources(shell)
    return `export const kitMessages = ${JSON.stringify(words)}\nexport const shellLabels = ${JSON.stringify(shellLabels)}`
  },
})
