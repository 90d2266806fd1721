import type { Command } from '../cli/command.ts'

/** All commands by name, in the order of `foyer --help`. Each is loaded when it is asked for. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./new.ts')).create,
  check: async () => (await import('./check.ts')).check,
  migrate: async () => (await import('./migrate.ts')).migrate,
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  preview: async () => (await import('./preview.ts')).preview,
  print: async () => (await import('./print.ts')).print,
  tokens: async () => (await import('./tokens.ts')).tokens,
  snapshot: async () => (await import('./snapshot.ts')).snapshot,
  schema: async () => (await import('./schema.ts')).schema,
}
