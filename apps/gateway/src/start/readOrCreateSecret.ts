import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../database/makeFolder.ts'

const fileName = 'vendor-secret'

/**
 * The secret of a sandbox whose operator gave none, kept in the data folder, where the games' server reads it too.
 * Written beside its place and linked in, so that of two processes starting together both read the same secret.
 */
export function readOrCreateSecret(folder: string): string {
  makeFolder(folder)
  const path = join(folder, fileName)
  const part = `${path}.${randomBytes(6).toString('hex')}`
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  writeFileSync(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(part, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(part)
  }
  return readFileSync(path, 'utf8').trim()
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
