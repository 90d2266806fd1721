import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from '../cli/command.ts'
import { exitCodes } from '../cli/exitCodes.ts'
import { loadManifests } from '../product/loadManifests.ts'
import { editorSchema } from '../schema/editorSchema.ts'

/** `foyer schema`: publishes the JSON Schema that `$schema` of every brand points to (CF02). */
export const schema: Command = {
  name: 'schema',
  summary: 'Writes brand-configs/brand.schema.json for editors',
  usage: '[--check]',
  options: { check: { type: 'boolean' } },
  help: { check: 'Only tells whether the file is up to date' },
  run: async ({ workspace, options }) => {
    const path = join(workspace.brandsDir, 'brand.schema.json')
    const text = `${JSON.stringify(editorSchema(await loadManifests(workspace)), null, 2)}\n`
    const fresh = (await readFile(path, 'utf8').catch(() => '')) === text
    if (!options.check && !fresh) await writeFile(path, text)
    const state = fresh ? 'is up to date' : options.check ? 'is out of date; run: foyer schema' : 'written'
    process.stdout.write(`brand-configs/brand.schema.json ${state}\n`)
    return fresh || !options.check ? exitCodes.ok : exitCodes.problems
  },
}
