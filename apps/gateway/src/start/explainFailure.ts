import { DatabaseUnavailableError } from '../database/databaseUnavailable.ts'
import { DataFolderError } from '../database/dataFolder.ts'
import { DataDirLockedError } from '../database/lockDataDir.ts'
import { MigrationError } from '../database/migrateDatabase.ts'
import { ConfigError } from './config.ts'

/** A failure that needs no stack trace: the message says all. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Errors whose message says all. */
const spoken = [ConfigError, DataDirLockedError, DataFolderError, MigrationError, StartError]

/** What PostgreSQL says of pages, indexes and files that are not what they were. */
const damaged: ReadonlySet<string> = new Set(['XX001', 'XX002', '58030', '58P01'])

interface FailureFacts {
  readonly code?: string
  readonly port?: number
  readonly address?: string
  readonly message?: string
  readonly path?: string
  readonly syscall?: string
}

/** One line for a person: what stopped the gateway, and the way out. */
export function explainFailure(error: unknown): string {
  if (spoken.some((known) => error instanceof known)) return (error as Error).message // all of them are errors
  if (error instanceof DatabaseUnavailableError) return databaseUnusable(error.message)
  // Every fact of an error is optional and looked at before it is used.
  const { code, port, address, message, path, syscall } = error as FailureFacts
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; stop what uses it or set PORT to another`
    case 'EADDRNOTAVAIL':
      return `${address} is no address of this machine; set HOST to one that is`
    case 'EACCES':
    case 'EPERM':
      return port === undefined
        ? `${path ?? 'The data folder'} may not be written; set FOYER_DATA to a folder that may`
        : `Port ${port} may not be opened; set PORT to one above 1023`
    case 'ENOSPC':
    case '53100':
      return 'The disk is full; free some space or set FOYER_DATA to a folder on another disk'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '28000':
    case '3D000':
    // What a server says that takes no connection: none is free, it begins, it ends, the database is closed.
    case '53300':
    case '57P01':
    case '57P03':
    case '55000':
      return databaseUnusable(message ?? code)
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path ?? 'FOYER_DATA'} is no folder; set FOYER_DATA to a folder`
  }
  const damage = explainDamage({ code, message })
  if (damage !== undefined) return damage
  if (/no space left on device/i.test(message ?? '')) return explainFailure({ code: 'ENOSPC' })
  // The system says what it could not do, and to which file; where in this program helps nobody.
  if (syscall !== undefined && message !== undefined) return firstLine(message)
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What is damaged and the way out, where that is what an error says. */
export function explainDamage({
  code = '',
  message = '',
}: {
  code?: unknown
  message?: string | undefined
}): string | undefined {
  const isDamage = damaged.has(String(code)) || /^could not (open|read|access) (file|directory)/.test(message)
  return isDamage
    ? `A file of the database is damaged or cannot be read (${firstLine(message)}); look at its disk and who may read it, or restore the database from a backup`
    : undefined
}

const databaseUnusable = (reason: string): string => `The database of DATABASE_URL cannot be used: ${firstLine(reason)}`

const firstLine = (text = ''): string => text.split('\n', 1)[0] ?? text
