import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)

/**
 * Writes the compressed form beside what is compiled, with all the effort there is: it is made once per compile and
 * sent to every visitor.
 */
export function packFiles(): Plugin {
  return {
    name: 'foyer-pack-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '.' }, bundle) {
      const texts = Object.values(bundle).filter(({ fileName }) => /\.(css|js|json|svg)$/.test(fileName))
      const pack = async (file: (typeof texts)[number]) => {
        const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        const path = join(dir, file.fileName)
        await writeFile(`${path}.br`, await brotli(bytes, { params }))
      }
      await Promise.all(texts.map(pack))
    },
  }
}
