import { readFile, stat } from 'node:fs/promises'
import type { Issue } from '../issues/issue.ts'
import { createSourceFile, type SourceFile, type SourceProblem, sourceIssue } from './sourceFile.ts'

/** Largest JSON file a brand may have, in bytes. The shipped brands need under 20,000. */
export const largestJson = 1_000_000

export interface ReadResult {
  readonly source?: SourceFile
  readonly issues: readonly Issue[]
}

const why = 'The site cannot be built without it, so players keep seeing the last version.'
const refused = (source: SourceFile, problem: SourceProblem): ReadResult => ({
  issues: [sourceIssue(source, { why, ...problem })],
})
/** A file whose lines cannot be shown. */
const refusedFile = (file: string, problem: Omit<SourceProblem, 'offset'>): ReadResult => {
  const { source: _unread, ...issue } = sourceIssue(createSourceFile(file, ''), { why, ...problem, offset: 0 })
  return { issues: [issue] }
}

const tooLarge = (file: string, size: number) =>
  refusedFile(file, {
    code: 'too-large',
    message: `The file has ${size} bytes; at most ${largestJson} are read`,
    hint: 'Keep pictures and long texts in files of their own',
  })

/** Turns the bytes of a JSON file into text: strict UTF-8, no byte order mark, not larger than `largestJson`. */
export function decodeSource(file: string, bytes: Uint8Array): ReadResult {
  if (bytes.length > largestJson) return tooLarge(file, bytes.length)
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const source = createSourceFile(file, text)
  // Invalid bytes decode to U+FFFD, so writing the text out again differs exactly where the first of them stands.
  const again = new TextEncoder().encode(text)
  const invalid = bytes.findIndex((byte, index) => byte !== again[index])
  if (invalid >= 0 || again.length !== bytes.length) {
    const before = bytes.subarray(0, Math.max(invalid, 0))
    return refused(source, {
      code: 'not-utf8',
      offset: new TextDecoder('utf-8', { ignoreBOM: true }).decode(before).length,
      message: `Byte ${Math.max(invalid, 0) + 1} of the file is not valid UTF-8`,
      hint: 'Save the file with the encoding UTF-8',
    })
  }
  if (text.startsWith('\uFEFF')) {
    return refused(source, {
      code: 'byte-order-mark',
      offset: 0,
      message: 'The file starts with a byte order mark, which JSON does not allow',
      hint: 'Save the file as UTF-8 without BOM',
    })
  }
  return { source, issues: [] }
}

/** Reads a JSON file of a brand. `shown` is its path as printed. */
export async function readSource(path: string, shown: string): Promise<ReadResult> {
  try {
    const { size } = await stat(path)
    return size > largestJson ? tooLarge(shown, size) : decodeSource(shown, await readFile(path))
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const [code, message, hint] = readFailures[reason] ?? [
      'unreadable-file',
      `The file cannot be read (${reason})`,
      'Let everyone who builds the site read it, or write it anew',
    ]
    return refusedFile(shown, { code, message, hint })
  }
}

const linkHint = 'Put the folder itself there instead of a link, or take the link out'

/** What stands in the way of reading a file, by the system's name for it. */
const readFailures: Readonly<Record<string, readonly [code: string, message: string, hint: string]>> = {
  ENOENT: [
    'missing-file',
    'The file does not exist',
    'Copy a brand.json into the folder, or take the folder out and make a brand with `foyer new <brand>`',
  ],
  ELOOP: ['unreadable-file', 'A link on the way to the file leads back to itself', linkHint],
  EISDIR: ['unreadable-file', 'This is a folder, not a file', 'Put a file of this name in its place'],
  ENOTDIR: ['unreadable-file', 'What should be a folder on the way to the file is none', linkHint],
}
