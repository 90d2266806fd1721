import { nearest } from '@foyer/brand/node'
import type { Command } from './command.ts'

export function unknownCommand(name: string, commands: readonly Command[]): string {
  const names = commands.map((command) => command.name)
  const near = nearest(name, names)
  return `there is no command "${name}"${near ? `; did you mean "${near}"?` : ''}\nCommands: ${names.join(', ')}. See: foyer --help`
}
