import type { ModuleName, PublicConfig } from '@foyer/brand'
import { modulesOn, type SystemStatus } from '@foyer/contract'
import { serverModuleIds } from '@foyer/rules'
import type { ModuleOn } from '../routes/features.ts'

const serverIds: Partial<Record<ModuleName, string>> = serverModuleIds

/** A module is on when the brand has it on and the server does too; until the server has spoken the brand decides. */
export function createModuleOn(modules: PublicConfig['modules'], status: SystemStatus | undefined): ModuleOn {
  const server = status && modulesOn(status.info.whitelabel)
  return (module) => {
    const id = serverIds[module]
    return modules[module] && (id === undefined || server === undefined || server.has(id))
  }
}
