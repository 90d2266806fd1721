import { nearest } from '@foyer/brand/node'

export function unknownCommand(name: string, names: readonly string[]): string {
  const near = nearest(name, names)
  return `there is no command "${name}"${near ? `; did you mean "${near}"?` : ''}\nCommands: ${names.join(', ')}. See: foyer --help`
}
