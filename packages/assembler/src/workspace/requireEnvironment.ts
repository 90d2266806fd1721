import { join } from 'node:path'
import { environmentsOf, nearest } from '@foyer/brand/node'
import { usageError } from '../cli/exitCodes.ts'
import { brandNames, type Workspace } from './findWorkspace.ts'

/** Refuses the name of an environment that no brand knows: a slip in it would silently mean the standard. */
export async function requireEnvironment(workspace: Workspace, env: string): Promise<void> {
  const dirs = (await brandNames(workspace)).map((name) => join(workspace.brandsDir, name))
  const known = [...new Set((await Promise.all(dirs.map(environmentsOf))).flat())]
  if (known.includes(env)) return
  const near = nearest(env, known)
  const list =
    known.length > 0 ? `Environments: ${known.join(', ')}` : `Lay brand.${env}.json beside a brand.json first`
  throw usageError(`no brand has a brand.${env}.json${near ? `; did you mean "${near}"?` : ''}\n${list}`)
}
