import { randomUUID } from 'node:crypto'
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { environmentError } from '../cli/exitCodes.ts'

interface NewText {
  readonly path: string
  readonly text: string
}

/** Writes every file beside its place first, so that a full disk changes none; a link stays one. */
export async function writeFiles(files: readonly NewText[]): Promise<void> {
  const drafts: { readonly draft: string; readonly target: string }[] = []
  try {
    for (const { path, text } of files) {
      const target = await realpath(path)
      const draft = join(dirname(target), `.${basename(target)}-${randomUUID()}`)
      drafts.push({ draft, target })
      await writeFile(draft, text)
      await chmod(draft, (await stat(target)).mode)
    }
    for (const { draft, target } of drafts) await rename(draft, target)
  } catch (error) {
    await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true })))
    throw environmentError(`cannot write: ${error instanceof Error ? error.message : String(error)}`)
  }
}
