import { missingMessages, printIssues } from '@foyer/brand/node'
import { type Command, textOption } from '../cli/command.ts'
import { exitCodes } from '../cli/exitCodes.ts'
import { createChecker } from '../workspace/checkedBrands.ts'
import { chooseBrand } from '../workspace/chooseBrands.ts'
import { completeBrand } from '../workspace/completeBrand.ts'
import { listOrigins } from '../workspace/listOrigins.ts'

/** `foyer print`: the resolved config with the origin of every value (CF06). */
export const print: Command = {
  name: 'print',
  summary: 'Prints the resolved config of a brand with the origin of every value',
  usage: '<brand> [--env <name>] [--json | --messages | --missing]',
  options: {
    env: { type: 'string' },
    json: { type: 'boolean' },
    messages: { type: 'boolean' },
    missing: { type: 'boolean' },
  },
  help: {
    'env <name>': 'Lays brand.<name>.json over brand.json',
    json: 'Prints the resolved config alone',
    messages: 'Prints the English texts a brand may change in messages/<tag>.json',
    missing: 'Prints the English texts that active languages of the brand lack, by language',
  },
  run: async ({ workspace, names, options }) => {
    const dir = await chooseBrand(workspace, names)
    const checker = await createChecker(workspace, textOption(options, 'env'))
    const { loaded, issues } = await checker.check(await checker.load(dir))
    const { resolved, document } = loaded
    if (!resolved || !document) {
      process.stderr.write(`${printIssues(issues)}\n`)
      return exitCodes.problems
    }
    const { product } = checker
    const complete = completeBrand(resolved, product)
    const json = (value: object) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
    if (options.messages) json(Object.fromEntries(product.features.map(({ id, messages }) => [id, messages])))
    else if (options.missing) json(missingMessages({ resolved, product, messages: loaded.messages }))
    else if (options.json) json(complete)
    else {
      const rows = listOrigins(complete, document)
      const width = Math.min(60, Math.max(...rows.map(({ path, value }) => path.length + value.length + 3)))
      for (const { path, value, origin } of rows)
        process.stdout.write(`${`${path} = ${value}`.padEnd(width)}  # ${origin}\n`)
    }
    return exitCodes.ok
  },
}
