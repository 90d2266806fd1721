import { basename } from 'node:path'
import { currentVersion, formatPath, type MigrationPlan, planMigration, printIssues } from '@foyer/brand/node'
import type { Command } from '../cli/command.ts'
import { exitCodes } from '../cli/exitCodes.ts'
import { chooseBrands } from '../workspace/chooseBrands.ts'
import { brandNames } from '../workspace/findWorkspace.ts'
import { writeFiles } from '../workspace/writeFiles.ts'

function describe({ from, steps, files }: MigrationPlan, isCheck: boolean): string {
  const changes = files.map(({ shown, changes: made }) => {
    const said = made.map(({ kind, path }) => `${formatPath(path)} ${kind}`)
    return `${shown}: ${said.join(', ')}\n`
  })
  const summaries = steps.map((step) => `  ${step.from + 1}: ${step.summary}\n`)
  const verb = isCheck ? 'is to be' : 'was'
  return `Schema version ${from} ${verb} rewritten as ${currentVersion}\n${summaries.join('')}${changes.join('')}`
}

/** `foyer migrate`: rewrites files of an old schema version in place, keeping all that does not change (CF05). */
export const migrate: Command = {
  name: 'migrate',
  summary: 'Rewrites brand files of an old schema version, keeping their order and form',
  usage: '[brand…] [--check]',
  options: { check: { type: 'boolean' } },
  help: { check: 'Writes nothing; ends with 1 when something is to do' },
  run: async ({ workspace, names, options }) => {
    const isCheck = options.check === true
    const dirs = await chooseBrands(workspace, names.length > 0 ? names : await brandNames(workspace))
    const plans = await Promise.all(dirs.map((dir) => planMigration(dir, { root: workspace.root })))
    const issues = plans.flatMap((plan) => plan.issues)
    if (issues.length > 0) process.stderr.write(`${printIssues(issues)}\n\n`)
    for (const [index, plan] of plans.entries()) {
      const brand = basename(dirs[index] ?? '')
      if (!isCheck) await writeFiles(plan.files)
      const done = plan.files.length > 0 ? describe(plan, isCheck) : `Schema version ${currentVersion}; nothing to do\n`
      process.stdout.write(`${brand}: ${plan.issues.length > 0 ? 'Not rewritten; its files have errors\n' : done}`)
    }
    const isOpen = issues.length > 0 || (isCheck && plans.some(({ files }) => files.length > 0))
    return isOpen ? exitCodes.problems : exitCodes.ok
  },
}
