import type { ParseArgsOptionsConfig } from 'node:util'
import type { Workspace } from '../workspace/findWorkspace.ts'
import type { ExitCode } from './exitCodes.ts'

export interface Invocation {
  readonly workspace: Workspace
  readonly names: readonly string[]
  /** Values of the command's options; an option that was not given is absent. */
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
}

/** One command of the CLI, as data plus what it does. */
export interface Command {
  readonly name: string
  readonly summary: string
  /** What follows the name, e.g. `<brand> [--env <name>]`. */
  readonly usage: string
  readonly options: ParseArgsOptionsConfig
  /** Option name to its explanation in `--help`. */
  readonly help: Readonly<Record<string, string>>
  readonly run: (invocation: Invocation) => Promise<ExitCode>
}

/** A text option, or its fallback. */
export function textOption(options: Invocation['options'], name: string): string | undefined
export function textOption(options: Invocation['options'], name: string, fallback: string): string
export function textOption(options: Invocation['options'], name: string, fallback?: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : fallback
}

export const listOption = (options: Invocation['options'], name: string): readonly string[] => {
  const value = options[name]
  return Array.isArray(value) ? value : []
}
