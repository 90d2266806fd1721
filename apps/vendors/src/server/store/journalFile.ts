import { mkdirSync, readFileSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { JournalLine } from './records.ts'

export interface Journal {
  /** Resolves when the line is on disk. */
  readonly append: (line: JournalLine) => Promise<void>
  readonly close: () => Promise<void>
}

/** A journal that is kept nowhere, for tests. */
export const memoryJournal: Journal = { append: async () => undefined, close: async () => undefined }

/** The lines of a journal file. A last line that a crash cut short was never acknowledged and is left out. */
export function readJournal(path: string): JournalLine[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
  // Whatever stands after the last line end, nothing or a torn line, is not a line.
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as JournalLine)
}

/** Starts the journal anew with the lines still needed and appends from there; each append is forced to disk. */
export async function openJournal(path: string, kept: readonly JournalLine[]): Promise<Journal> {
  mkdirSync(dirname(path), { recursive: true })
  const part = `${path}.new`
  const fresh = await open(part, 'w', 0o600)
  await fresh.writeFile(kept.map((line) => `${JSON.stringify(line)}\n`).join(''))
  await fresh.sync()
  await fresh.close()
  await rename(part, path)
  const file = await open(path, 'a', 0o600)
  let last: Promise<void> = Promise.resolve()
  return {
    append: (line) => {
      last = last.then(
        () => write(file, line),
        () => write(file, line),
      )
      return last
    },
    close: async () => {
      await last.catch(() => undefined)
      await file.close()
    },
  }
}

async function write(file: FileHandle, line: JournalLine): Promise<void> {
  await file.appendFile(`${JSON.stringify(line)}\n`)
  await file.datasync()
}
