import { contentType } from './contentType.ts'
import { findFile } from './findFile.ts'
import { safePath } from './safePath.ts'

/** The file of a folder that an address names, and its type; nothing outside the folder, hidden or private. */
export async function findSiteFile(
  root: string,
  url: string,
): Promise<{ readonly path: string; readonly type: string } | undefined> {
  const path = safePath(url)
  const file = path === undefined ? undefined : await findFile(root, path)
  return file && { path: file.path, type: contentType(file.address) }
}
