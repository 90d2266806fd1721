/** Exit codes of the `foyer` command. They are stable: scripts may rely on them. */
export const exitCodes = {
  /** Everything asked for was done; warnings may have been printed. */
  ok: 0,
  /** A brand's files have errors, or `--check` found something to do. */
  problems: 1,
  /** The command was written wrongly: unknown command, option, brand or environment. */
  usage: 2,
  /** The surroundings failed: nothing compiled yet, no network, no disk, a port in use. */
  environment: 3,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Ends a command with one clear line and its exit code. */
export class CommandError extends Error {
  readonly exitCode: ExitCode

  constructor(message: string, exitCode: ExitCode) {
    super(message)
    this.name = 'CommandError'
    this.exitCode = exitCode
  }
}

export const usageError = (message: string) => new CommandError(message, exitCodes.usage)
export const environmentError = (message: string) => new CommandError(message, exitCodes.environment)
