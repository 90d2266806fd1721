import type { Command } from './command.ts'

const exits = `Exit codes
  0  done; warnings and hints may have been printed
  1  a brand's files have errors, or --check found something to do
  2  wrong usage: unknown command, option, brand or environment
  3  the surroundings failed: nothing compiled yet, no network, no disk, a port in use
`

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}

export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const)
  return `foyer turns one brand.json per brand into a complete site.

Usage: foyer <command> [options]

${columns(rows)}
foyer <command> --help tells more.

${exits}`
}

export function commandHelp({ name, summary, usage, help }: Command): string {
  const rows = [
    ...Object.entries(help).map(([option, text]) => [`--${option}`, text] as const),
    ['--help', 'Shows this'] as const,
  ]
  return `${summary}\n\nUsage: foyer ${name} ${usage}\n\n${columns(rows)}\n${exits}`
}
