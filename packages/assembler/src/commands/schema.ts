import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from '../cli/command.ts'
import { exitCodes } from '../cli/exitCodes.ts'
import { publishedSchemas } from '../schema/publishedSchemas.ts'
import { createChecker } from '../workspace/checkedBrands.ts'

/** `foyer schema`: publishes the JSON Schemas that `$schema` of brands, overlays and messages points to (CF02). */
export const schema: Command = {
  name: 'schema',
  summary: 'Writes the schemas of brands, overlays and messages for editors into brand-configs',
  usage: '[--check]',
  options: { check: { type: 'boolean' } },
  help: { check: 'Only tells whether the files are up to date' },
  run: async ({ workspace, options }) => {
    const { manifests, product } = await createChecker(workspace)
    const files = [...publishedSchemas(manifests, product.features)]
    const states = await Promise.all(
      files.map(async ([name, text]) => {
        const path = join(workspace.brandsDir, name)
        const isFresh = (await readFile(path, 'utf8').catch(() => '')) === text
        if (!options.check && !isFresh) await writeFile(path, text)
        const state = isFresh ? 'is up to date' : options.check ? 'is out of date; run: foyer schema' : 'written'
        process.stdout.write(`brand-configs/${name} ${state}\n`)
        return isFresh
      }),
    )
    return options.check && states.includes(false) ? exitCodes.problems : exitCodes.ok
  },
}
