import { environmentsOf, sortIssues } from '@foyer/brand/node'
import { type CheckedBrand, checkWorkspace } from './checkedBrands.ts'
import type { Workspace } from './findWorkspace.ts'

/** Checks brands as they are and in every environment they have an overlay for; what is wrong in one alone says so (CF06). */
export async function checkEnvironments(
  workspace: Workspace,
  names: readonly string[],
): Promise<readonly CheckedBrand[]> {
  const checked = await checkWorkspace(workspace, names)
  const environments = await Promise.all(checked.map(({ loaded }) => environmentsOf(loaded.dir)))
  const found = new Map<string, CheckedBrand[]>()
  for (const env of new Set(environments.flat())) {
    const having = checked.filter((_brand, index) => environments[index]?.includes(env))
    for (const other of await checkWorkspace(
      workspace,
      having.map(({ loaded }) => loaded.brand),
      env,
    )) {
      const issues = other.issues.map((issue) => ({ ...issue, env }))
      found.set(other.loaded.brand, [...(found.get(other.loaded.brand) ?? []), { ...other, issues }])
    }
  }
  return checked.map((brand) => {
    const more = found.get(brand.loaded.brand) ?? []
    // A problem of the brand itself comes first, so that its repetition in an environment is left out.
    return { ...brand, issues: sortIssues([...brand.issues, ...more.flatMap(({ issues }) => issues)]) }
  })
}
