import { open, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Issue } from '../issues/issue.ts'
import { createBrandDocument } from '../source/brandDocument.ts'
import { parseStrictJson } from '../source/parseStrictJson.ts'
import { createSourceFile, type SourceFile, sourceIssue } from '../source/sourceFile.ts'
import { checkSecrets, secretHint, secretWhy } from './checkSecrets.ts'
import { findSecrets } from './findSecrets.ts'

/** Of a larger file only the beginning is looked at. */
const most = 1_000_000
/** Pictures and fonts are full of characters without a meaning. */
const isBinary = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|mp4|webm|mp3|pdf|zip)$/i

async function readStart(path: string): Promise<string | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(Math.min(most, (await file.stat()).size)) })
    const bytes = buffer.subarray(0, bytesRead)
    return bytes.subarray(0, 8000).includes(0) ? undefined : bytes.toString('utf8')
  } catch {
    // What cannot be read cannot be told either.
    return undefined
  } finally {
    await file.close()
  }
}

function secretsOf(source: SourceFile): readonly Issue[] {
  if (source.file.endsWith('.json')) {
    const { root } = parseStrictJson(source)
    if (root) {
      const document = createBrandDocument([{ source, root }])
      return checkSecrets(document.value).map(document.issue)
    }
  }
  return findSecrets(source.text, source.file.endsWith('.svg')).map(({ form, offset, length }) =>
    sourceIssue(source, {
      code: 'secret',
      offset,
      length,
      message: `This looks like ${form}`,
      why: secretWhy,
      hint: secretHint,
    }),
  )
}

/** Nothing in any file of a brand's folder looks like a secret, whatever its name; `known` were looked at before (CF13). */
export async function checkFolderSecrets(
  dir: string,
  shown: string,
  known: ReadonlySet<string>,
): Promise<readonly Issue[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && !isBinary.test(entry.name))
    .map((entry) => `${shown}/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((name) => !known.has(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readStart(join(dir, name.slice(shown.length + 1)))
      return text === undefined ? [] : secretsOf(createSourceFile(name, text))
    }),
  )
  return found.flat()
}
