import type { Command } from '../cli/command.ts'
import { build } from './build.ts'
import { check } from './check.ts'
import { dev } from './dev.ts'
import { create } from './new.ts'
import { preview } from './preview.ts'
import { print } from './print.ts'
import { schema } from './schema.ts'
import { snapshot } from './snapshot.ts'

/** All commands, in the order of `foyer --help`. */
export const commands: readonly Command[] = [create, check, dev, build, preview, print, snapshot, schema]
