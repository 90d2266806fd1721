import { hasErrors, printIssues, sortIssues, summarise } from '@foyer/brand/node'
import type { Command } from '../cli/command.ts'
import { textOption } from '../cli/command.ts'
import { environmentError, exitCodes } from '../cli/exitCodes.ts'
import { checkEnvironments } from '../workspace/checkEnvironments.ts'
import { checkWorkspace } from '../workspace/checkedBrands.ts'

/** `foyer check`: every problem of every file at once (CF03). */
export const check: Command = {
  name: 'check',
  summary: 'Checks brands: every problem with its place, why it matters and the way out',
  usage: '[brand…] [--json] [--env <name>]',
  options: { json: { type: 'boolean' }, env: { type: 'string' } },
  help: {
    json: 'Prints { ok, brands: [{ brand, ok, issues }] } for machines',
    'env <name>': 'Checks with brand.<name>.json alone; otherwise brands are checked in every environment they have',
  },
  run: async ({ workspace, names, options }) => {
    const env = textOption(options, 'env')
    const checked = await (env ? checkWorkspace(workspace, names, env) : checkEnvironments(workspace, names))
    if (checked.length === 0)
      throw environmentError('there are no brands in brand-configs; make one with: foyer new <brand>')
    const issues = sortIssues(checked.flatMap((brand) => brand.issues))
    const ok = !hasErrors(issues)
    if (options.json) {
      const brands = checked.map(({ loaded, issues: own }) => ({
        brand: loaded.brand,
        ok: !hasErrors(own),
        issues: own,
      }))
      process.stdout.write(`${JSON.stringify({ ok, brands }, null, 2)}\n`)
    } else {
      const text = printIssues(issues, { color: process.stdout.hasColors?.() ?? false })
      const names = checked.map(({ loaded }) => loaded.brand).join(', ')
      process.stdout.write(`${text}${text ? '\n\n' : ''}${names}: ${summarise(issues)}\n`)
    }
    return ok ? exitCodes.ok : exitCodes.problems
  },
}
