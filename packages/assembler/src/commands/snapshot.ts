import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { printIssues } from '@foyer/brand/node'
import { loadPortal } from '../build/portal.ts'
import { draftConfig } from '../build/publicConfigOf.ts'
import { type Command, textOption } from '../cli/command.ts'
import { environmentError, exitCodes, usageError } from '../cli/exitCodes.ts'
import { isUrl } from '../snapshot/readSnapshot.ts'
import { takeSnapshot } from '../snapshot/takeSnapshot.ts'
import { createChecker } from '../workspace/checkedBrands.ts'
import { chooseBrand } from '../workspace/chooseBrands.ts'

/** `foyer snapshot`: records what the pages of a brand show first. */
export const snapshot: Command = {
  name: 'snapshot',
  summary: 'Records from a running API what the pages of a brand show first',
  usage: '<brand> --from <url> --out <file>',
  options: { from: { type: 'string' }, out: { type: 'string' } },
  help: { 'from <url>': 'Address of the API, e.g. http://127.0.0.1:4000/api', 'out <file>': 'File to write' },
  run: async ({ workspace, names, options }) => {
    const [from, out] = [textOption(options, 'from'), textOption(options, 'out')]
    if (!from || !isUrl(from)) throw usageError('--from needs the address of an API, e.g. http://127.0.0.1:4000/api')
    if (!out) throw usageError('--out needs the file to write')
    const dir = await chooseBrand(workspace, names)
    const checker = await createChecker(workspace)
    const { loaded, issues } = await checker.check(await checker.load(dir))
    if (!loaded.resolved) {
      process.stderr.write(`${printIssues(issues)}\n`)
      return exitCodes.problems
    }
    const { bundle } = await loadPortal(workspace.portalDir)
    const taken = await takeSnapshot(bundle, draftConfig(loaded.brand, loaded.resolved), from)
    const path = resolve(out)
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, `${JSON.stringify(taken)}\n`)
    } catch (error) {
      throw environmentError(`cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
    process.stdout.write(`${Object.keys(taken.answers).length} answers written to ${out}\n`)
    return exitCodes.ok
  },
}
