import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { BreachedPasswords } from '../../calls/breachedPasswords.ts'

/** A hash in hexadecimal, and how often it was seen or nothing. */
const lineForm = /^[0-9a-f]{40}(?::\d{1,12})?\r?$/i
const hashLength = 40
/** Holds the end of one line and the whole of the next. */
const window = 128

/**
 * A list of passwords from breaches (ASVS 6.2.12): SHA-1 hashes in order, one a line, as such lists are published. It stays
 * on the disk, where a password is found in some thirty reads; nothing of it leaves the machine.
 */
export async function openBreachedPasswords(
  path: string,
): Promise<BreachedPasswords & { readonly close: () => Promise<void> }> {
  const file = await open(path, 'r')
  const { size } = await file.stat()
  const read = async (position: number): Promise<string> => {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(window), position })
    return buffer.toString('latin1', 0, bytesRead)
  }
  const [first = ''] = (await read(0)).split('\n')
  if (!lineForm.test(first)) {
    await file.close()
    throw new Error(`${path} is no list of SHA-1 hashes, one a line`)
  }

  /** The first line that begins at a place or behind it; none at the end. */
  const lineFrom = async (place: number): Promise<{ start: number; text: string } | undefined> => {
    const from = Math.max(place - 1, 0)
    const text = await read(from)
    const begin = place === 0 ? 0 : text.indexOf('\n') + 1
    const [line = ''] = text.slice(begin).split('\n')
    return (place > 0 && begin === 0) || line === '' ? undefined : { start: from + begin, text: line }
  }

  return {
    has: async (password) => {
      const wanted = createHash('sha1').update(password).digest('hex').toUpperCase()
      let [low, high] = [0, size]
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        const line = await lineFrom(middle)
        if (line === undefined || line.start >= high) {
          high = middle
          continue
        }
        const found = line.text.slice(0, hashLength).toUpperCase()
        if (found === wanted) return true
        if (found < wanted) low = line.start + line.text.length
        else high = middle
      }
      return false
    },
    close: () => file.close(),
  }
}
