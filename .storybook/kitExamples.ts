import type { Plugin } from 'vite'
import { kitExamples, storyFiles } from '../packages/ui/build/examples/kitExamples.ts'

const name = 'virtual:kit-examples'

/** Gives pages of documentation the code to copy of every story; read once, when the first of them is opened or built (QB07). */
export const kitExamplesPlugin = (): Plugin => ({
  name: 'kit-examples',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    const files = storyFiles()
    for (const file of files) this.addWatchFile(file)
    return `export default ${JSON.stringify(kitExamples(files))}`
  },
})
