import type { OperationId } from '@foyer/contract'
import type { FeatureManifest, PortalRuntime, Translate } from '@foyer/feature-api'
import type { Navigation } from '../navigation/navigation.ts'
import { ChunkError } from '../parts/chunkTimeout.ts'
import { tellLost } from '../parts/lostParts.ts'
import { inLanguage, queryString } from '../routes/paths.ts'
import type { RouteTable } from '../routes/routeTable.ts'
import { createModuleOn, knownModules } from '../session/serverModules.ts'
import type { SessionKeeper } from '../session/sessionKeeper.ts'
import { createActions } from './actions.ts'
import { addToast, askAlert, type HostState, openModal, whileBusy } from './hostState.ts'

interface RuntimeParts
  extends Pick<PortalRuntime<OperationId>, 'config' | 'language' | 'client' | 'queries' | 'session' | 'preferences'> {
  readonly features: readonly FeatureManifest[]
  readonly table: RouteTable
  readonly hosts: HostState
  readonly navigation: Navigation
  readonly keeper: SessionKeeper
  readonly text: Translate
}

/** The one object through which features use the shell. */
export function createRuntime(parts: RuntimeParts): PortalRuntime<OperationId> {
  const { config, language, client, queries, session, preferences, features, table, hosts, navigation, keeper, text } =
    parts
  const onError = (error: unknown, action: string): void => {
    if (import.meta.env.DEV) console.error(error)
    tellLost(error instanceof ChunkError ? action : error)
    addToast(hosts, { text: text('shell', 'errorNetwork'), tone: 'negative' })
  }
  const runtime: PortalRuntime<OperationId> = {
    config,
    language,
    client,
    queries,
    session,
    preferences,
    actions: createActions(features, () => runtime, onError),
    href: (route, query) => inLanguage(table.byId(route)?.paths[0] ?? '/', language) + queryString(query),
    hasRoute: (route) => table.byId(route) !== undefined,
    categoryRoute: table.ofCategory,
    navigate: navigation.go,
    openModal: (id, props) => openModal(hosts, id, props),
    closeModals: () => {
      hosts.modals = []
    },
    showCentre: navigation.showCentre,
    toast: (options) => addToast(hosts, options),
    alert: (options) => askAlert(hosts, options),
    busy: (label, work) => whileBusy(hosts, label, work),
    refreshSession: () => keeper.refresh(),
    text,
    moduleOn: (module) => createModuleOn(config.modules, knownModules(queries, language))(module),
  }
  return runtime
}
