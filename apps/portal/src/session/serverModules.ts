import type { ModuleName, PublicConfig } from '@foyer/brand'
import { modulesOn, type SystemStatus } from '@foyer/contract'
import type { ModuleOn } from '../routes/features.ts'

/** Module id in the server's tree for each switch that the server shares (CF09). */
export const serverModuleIds: Partial<Record<ModuleName, string>> = {
  freePlay: 'FREEPLAY3',
  points: 'PTSYS3',
  mobileRegistration: 'MOBILEREG3',
  smsLogin: 'MOBILEVERCODELOGIN3',
  forcedPasswordChange: 'FORCECHNGPASS3',
}

/** A module is on when the brand has it on and the server does too; until the server has spoken the brand decides. */
export function createModuleOn(modules: PublicConfig['modules'], status: SystemStatus | undefined): ModuleOn {
  const server = status && modulesOn(status.info.whitelabel)
  return (module) => {
    const id = serverModuleIds[module]
    return modules[module] && (id === undefined || server === undefined || server.has(id))
  }
}
