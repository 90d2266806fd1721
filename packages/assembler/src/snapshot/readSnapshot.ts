import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { environmentError, usageError } from '../cli/exitCodes.ts'
import type { Answers, Snapshot } from './snapshot.ts'

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === 1 &&
  'answers' in value &&
  typeof value.answers === 'object' &&
  value.answers !== null

/** Reads a snapshot file, or `<brand>.json` in a folder of them. */
export async function readSnapshot(path: string, brand: string): Promise<Answers> {
  const info = await stat(path).catch(() => undefined)
  if (!info) throw usageError(`there is no snapshot ${path}`)
  const file = info.isDirectory() ? join(path, `${brand}.json`) : path
  let value: unknown
  try {
    value = JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw environmentError(
      `the snapshot ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  if (!isSnapshot(value))
    throw environmentError(
      `${file} is no snapshot of this version; make one with: foyer snapshot <brand> --from <url> --out <file>`,
    )
  return value.answers
}

export const isUrl = (text: string): boolean => /^https?:\/\//.test(text)
