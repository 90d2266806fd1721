import { join } from 'node:path'
import { nearest } from '@foyer/brand/node'
import { usageError } from '../cli/exitCodes.ts'
import { brandNames, type Workspace } from './findWorkspace.ts'

/** Folders of the named brands. A name that does not exist is wrong usage, said with what there is. */
export async function chooseBrands(workspace: Workspace, names: readonly string[]): Promise<readonly string[]> {
  const known = await brandNames(workspace)
  for (const name of names) {
    if (known.includes(name)) continue
    const near = nearest(name, known)
    const list =
      known.length > 0 ? `Brands: ${known.join(', ')}` : 'There are no brands yet; make one with: foyer new <brand>'
    throw usageError(`there is no brand "${name}"${near ? `; did you mean "${near}"?` : ''}\n${list}`)
  }
  return [...new Set(names)].map((name) => join(workspace.brandsDir, name))
}

/** The one brand a command works on. */
export async function chooseBrand(workspace: Workspace, names: readonly string[]): Promise<string> {
  if (names.length !== 1) throw usageError(`name one brand\nBrands: ${(await brandNames(workspace)).join(', ')}`)
  const [dir] = await chooseBrands(workspace, names)
  if (dir === undefined) throw usageError('name one brand')
  return dir
}
