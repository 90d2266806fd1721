import { DataDirLockedError } from '../database/lockDataDir.ts'
import { ConfigError } from './config.ts'

/** A failure that needs no stack trace: the message says all. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** One line for a person: what stopped the gateway, and the way out. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirLockedError || error instanceof StartError)
    return error.message
  const { code, port, message, path } = error as { code?: string; port?: number; message?: string; path?: string }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use; stop what uses it or set PORT to another`
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
      return `The database of DATABASE_URL cannot be used: ${message ?? code}`
  }
  if (/no space left on device/i.test(message ?? '')) return explainFailure({ code: 'ENOSPC' })
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
