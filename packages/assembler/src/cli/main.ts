import { parseArgs } from 'node:util'
import { commands } from '../commands/commands.ts'
import { registerManifestModules } from '../product/registerManifestModules.ts'
import { findWorkspace } from '../workspace/findWorkspace.ts'
import type { Command } from './command.ts'
import { CommandError, type ExitCode, exitCodes, usageError } from './exitCodes.ts'
import { commandHelp, generalHelp } from './help.ts'

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw usageError(
      `${error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error)}\nSee: foyer ${command.name} --help`,
    )
  }
}

async function run(args: readonly string[]): Promise<ExitCode> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(generalHelp(await Promise.all(Object.values(commands).map((load) => load()))))
    return name === undefined ? exitCodes.usage : exitCodes.ok
  }
  const command = await (Object.hasOwn(commands, name) ? commands[name]?.() : undefined)
  if (!command) throw usageError((await import('./unknownCommand.ts')).unknownCommand(name, Object.keys(commands)))
  const { values, positionals } = parse(command, rest)
  if (values.help) {
    process.stdout.write(commandHelp(command))
    return exitCodes.ok
  }
  // The types of the options are worked out from a table that is not constant.
  const given = values as Readonly<Record<string, string | boolean | string[] | undefined>>
  // The gateway reads the same variable, so that site and server of an environment come from the same files.
  const env = given.env ?? process.env.FOYER_ENV
  const options = Object.hasOwn(command.options, 'env') && env ? { ...given, env } : given
  return command.run({ workspace: await findWorkspace(process.cwd()), names: positionals, options })
}

registerManifestModules()
// A reader that has seen enough (`foyer print comet | head`) closes the pipe; that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? exitCodes.ok : exitCodes.environment),
)
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  process.stderr.write(`foyer: ${error.message}\n`)
  process.exitCode = error.exitCode
}
