import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { modulesOn, type OperationId, type SystemStatus } from '@foyer/contract'
import { operationKey } from '@foyer/feature-api'
import { serverModuleIds } from '@foyer/rules'
import type { QueryClient } from '@tanstack/react-query'
import type { ModuleOn } from '../routes/features.ts'

/** Ids of the modules the server has on; `undefined` until it has spoken. */
export type ServerModules = ReadonlySet<string> | undefined

export const modulesOfStatus = (status: SystemStatus | undefined): ServerModules =>
  status && modulesOn(status.info.whitelabel)

/** What the server said last about its modules: by itself (I17), or with its status. */
export function knownModules(queries: QueryClient, { code }: SiteLanguage): ServerModules {
  const asked = queries.getQueryData<ServerModules>(operationKey('whitelabel', undefined, code))
  return asked ?? modulesOfStatus(queries.getQueryData<SystemStatus>(operationKey('systemStatus', {}, code)))
}

/** Operations that say which modules, and which of an agent's contracts, are on. */
const telling: readonly OperationId[] = ['whitelabel', 'systemStatus', 'consolidated']

/** Calls back whenever one of these answers may be another; the many others of a page are not looked at. */
export const onModulesTold = (queries: QueryClient, listener: () => void): (() => void) =>
  queries.getQueryCache().subscribe(({ query }) => {
    if (telling.some((id) => id === query.queryKey[0])) listener()
  })

/** A module is on when the brand has it on and the server does too; until the server has spoken the brand decides (CF09). */
export const createModuleOn =
  (modules: PublicConfig['modules'], server: ServerModules): ModuleOn =>
  (module) =>
    modules[module] && (server === undefined || server.has(serverModuleIds[module]))
