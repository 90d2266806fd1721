import { readFileSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import { lockJournal } from './lockJournal.ts'

export interface Journal<Line> {
  /** Resolves when the line is on disk. */
  readonly append: (line: Line) => Promise<void>
  readonly close: () => Promise<void>
}

/** A journal that is kept nowhere, for tests. */
export const memoryJournal: Journal<unknown> = { append: async () => undefined, close: async () => undefined }

/**
 * Takes a journal for this process, starts it anew with the lines that `takeUp` still needs and appends from there; each append is
 * forced to disk. Throws where another process has it, and where it is damaged.
 */
export async function openJournal<Line>(
  path: string,
  takeUp: (lines: readonly Line[]) => readonly Line[],
): Promise<Journal<Line>> {
  const release = lockJournal(path)
  try {
    const text = takeUp(readJournal<Line>(path)).map(textOf).join('')
    const part = `${path}.new`
    const fresh = await open(part, 'w', 0o600)
    await fresh.writeFile(text)
    await fresh.sync()
    await fresh.close()
    await rename(part, path)
    const file = await open(path, 'a', 0o600)
    const write = lineWriter(file, Buffer.byteLength(text))
    let last: Promise<void> = Promise.resolve()
    return {
      append: (line) => {
        last = last.then(
          () => write(line),
          () => write(line),
        )
        return last
      },
      close: async () => {
        await last.catch(() => undefined)
        await file.close().finally(release)
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

const textOf = (line: unknown): string => `${JSON.stringify(line)}\n`

/** The lines of a journal file. A last line that a crash cut short was never acknowledged and is left out. */
function readJournal<Line>(path: string): Line[] {
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
    .map((line, index) => parseLine<Line>(line, `${path}:${index + 1}`))
}

function parseLine<Line>(line: string, place: string): Line {
  try {
    // Only this program writes the lines.
    return JSON.parse(line) as Line
  } catch {
    throw new Error(`${place} is damaged; restore the file from a backup, or move it away to forget what is in it`)
  }
}

/** Appends lines; `size` is how much of the file is whole. */
function lineWriter(file: FileHandle, size: number): (line: unknown) => Promise<void> {
  let whole = size
  let isTorn = false
  return async (line) => {
    const text = textOf(line)
    // A full disk may have taken the beginning of a line, which the next one must not be written behind.
    if (isTorn) await file.truncate(whole)
    isTorn = true
    await file.appendFile(text)
    await file.datasync()
    isTorn = false
    whole += Buffer.byteLength(text)
  }
}
