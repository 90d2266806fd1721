import { hasErrors, type Issue } from '@foyer/brand/node'
import type { BuildableBrand } from '../build/buildSite.ts'
import { type CheckedBrand, createChecker } from '../workspace/checkedBrands.ts'
import type { Workspace } from '../workspace/findWorkspace.ts'

/** The brand being developed: its last state without errors, and what is wrong with the newest. */
export interface DevBrand {
  readonly current: () => BuildableBrand | undefined
  readonly issues: () => readonly Issue[]
  /** Reads the files again. */
  readonly reload: () => Promise<void>
}

export async function createDevBrand(workspace: Workspace, dir: string, env?: string): Promise<DevBrand> {
  const checker = await createChecker(workspace, env)
  let state: CheckedBrand = await checker.check(await checker.load(dir))
  let good: BuildableBrand | undefined
  const keep = () => {
    const { loaded, issues } = state
    if (loaded.resolved && !hasErrors(issues)) good = { ...loaded, resolved: loaded.resolved }
  }
  keep()
  return {
    current: () => good,
    issues: () => state.issues,
    reload: async () => {
      state = await checker.check(await checker.load(dir))
      keep()
    },
  }
}
