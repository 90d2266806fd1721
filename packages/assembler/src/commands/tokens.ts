import { basename, join, relative, resolve, sep } from 'node:path'
import { formatPath, hasErrors, planTokens, printIssues } from '@foyer/brand/node'
import { completePalettes } from '@foyer/brand/site'
import { toDesignTokens } from '@foyer/ui/design-tokens'
import { defaultTheme } from '@foyer/ui/tokens'
import { type Command, textOption } from '../cli/command.ts'
import { exitCodes } from '../cli/exitCodes.ts'
import { fontStack } from '../fonts/fontFamilies.ts'
import { createChecker } from '../workspace/checkedBrands.ts'
import { chooseBrand } from '../workspace/chooseBrands.ts'
import { writeFiles } from '../workspace/writeFiles.ts'

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined

/** `foyer tokens`: a brand's theme as a file of design tokens, and such a file taken into brand.json (QB06). */
export const tokens: Command = {
  name: 'tokens',
  summary: 'Prints the theme of a brand as design tokens for design tools, or takes a file of them in',
  usage: '<brand> [--import <file> [--check]]',
  options: { import: { type: 'string' }, check: { type: 'boolean' } },
  help: {
    'import <file>': 'Writes colours, fonts and choices of the file into brand.json, keeping its order and form',
    check: 'Writes nothing; ends with 1 when something is to do',
  },
  run: async ({ workspace, names, options }) => {
    const dir = await chooseBrand(workspace, names)
    const checker = await createChecker(workspace)
    const { loaded, issues } = await checker.check(await checker.load(dir))
    if (!loaded.resolved) {
      process.stderr.write(`${printIssues(issues)}\n`)
      return exitCodes.problems
    }
    const { theme, name } = loaded.resolved
    const file = textOption(options, 'import')
    if (!file) {
      const text = theme.font.text ?? theme.font.display ?? 'manrope'
      const given = Object.fromEntries(Object.entries(theme).filter(isGiven))
      const whole = { ...defaultTheme, ...given, ...completePalettes(theme) }
      const fonts = { fontText: fontStack(text), fontDisplay: fontStack(theme.font.display ?? text) }
      process.stdout.write(`${JSON.stringify(toDesignTokens({ ...whole, ...fonts }, name), null, 2)}\n`)
      return exitCodes.ok
    }
    const shown = (path: string) => relative(workspace.root, path).split(sep).join('/')
    const path = join(dir, 'brand.json')
    const from = resolve(file)
    const plan = await planTokens(dir, from, theme, { brand: shown(path), tokens: shown(from) })
    if (plan.issues.length > 0) {
      process.stderr.write(`${printIssues(plan.issues)}\n`)
      process.stdout.write(`${basename(dir)}: Nothing taken in\n`)
      return exitCodes.problems
    }
    const isCheck = options.check === true
    if (plan.changes.length > 0 && !isCheck) await writeFiles([{ path, text: plan.text }])
    const said = plan.changes.map(({ kind, path: at }) => `  ${formatPath(at)} ${kind}\n`)
    const verb = plan.changes.length === 0 ? 'has all of it already' : isCheck ? 'would change' : 'changed'
    process.stdout.write(`${shown(path)} ${verb}\n${said.join('')}`)
    if (isCheck) return plan.changes.length > 0 ? exitCodes.problems : exitCodes.ok
    const after = await checker.check(await checker.load(dir))
    if (after.issues.length > 0) process.stderr.write(`${printIssues(after.issues)}\n`)
    return hasErrors(after.issues) ? exitCodes.problems : exitCodes.ok
  },
}
