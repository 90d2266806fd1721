import { manifests } from 'virtual:foyer-manifests'
import { type Client, createClient } from '@foyer/client'
import type { SystemStatus } from '@foyer/contract'
import {
  type FeatureManifest,
  operationKey,
  type PortalRuntime,
  type SectionDeclaration,
  type SessionState,
} from '@foyer/feature-api'
import { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { proxy } from 'valtio'
import { createNavigation, type Navigation } from '../navigation/navigation.ts'
import type { PageAnswers, PageData, SiteMessages } from '../pageData.ts'
import { featuresOn } from '../routes/features.ts'
import { sectionsOf } from '../routes/pageParts.ts'
import { createRouteTable, type RouteTable } from '../routes/routeTable.ts'
import { dropMarker, hasMarker } from '../session/marker.ts'
import { createPreferences } from '../session/preferences.ts'
import { createModuleOn } from '../session/serverModules.ts'
import { createSessionKeeper, type SessionKeeper } from '../session/sessionKeeper.ts'
import { readToken } from '../storage/sessionKeys.ts'
import { browserStorage } from '../storage/stored.ts'
import { seedAnswers } from './answers.ts'
import { createRuntime } from './createRuntime.ts'
import { createHostState, type HostState } from './hostState.ts'
import { createTranslation } from './translation.ts'

/** Everything one page is made of, the same on server and client. */
export interface Site {
  readonly data: PageData
  readonly features: readonly FeatureManifest[]
  readonly sections: ReadonlyMap<string, SectionDeclaration>
  readonly table: RouteTable
  readonly words: i18n
  readonly queries: QueryClient
  readonly hosts: HostState
  readonly navigation: Navigation
  readonly keeper: SessionKeeper
  readonly runtime: PortalRuntime
  /** Keys of the answers that came with the page. */
  readonly seeded: readonly (readonly unknown[])[]
}

export type SiteInput = Omit<PageData, 'messages' | 'answers'> & {
  readonly messages: SiteMessages
  readonly answers: PageAnswers
}

const staleAfter = 30_000

export function createSite(input: SiteInput): Site {
  const { config, language, messages, answers } = input
  const storage = typeof window === 'undefined' ? undefined : browserStorage('sessionStorage')
  const queries = new QueryClient({
    // The client retries what is safe by itself, so the cache does not.
    defaultOptions: { queries: { retry: false, staleTime: staleAfter }, mutations: { retry: false } },
  })
  const seeded = seedAnswers(queries, answers)
  const status = queries.getQueryData<SystemStatus>(operationKey('systemStatus', {}, language.code))
  const features = featuresOn(manifests, createModuleOn(config.modules, status))
  const table = createRouteTable(features, config, () => true)
  const session = proxy<SessionState>({ status: 'guest', role: 'guest', member: undefined })
  const hosts = createHostState()
  const navigation = createNavigation(language)
  const client: Client = createClient({
    base: config.api.base,
    merchant: config.merchant,
    language: () => language.code,
    token: () => (config.api.session === 'token' ? readToken(storage) : undefined),
    onSessionLost: () => keeper.forget(),
  })
  const mayExist = () =>
    config.api.session === 'token' ? readToken(storage) !== undefined : hasMarker(document.cookie)
  const keeper = createSessionKeeper({ session, client, queries, storage, mayExist, onGuest: dropMarker })
  const words = createTranslation(language, messages)
  const runtime = createRuntime({
    hasRoute: (id) => table.byId(id) !== undefined,
    config,
    language,
    client,
    queries,
    session,
    preferences: createPreferences(config.theme),
    features,
    hosts,
    navigation,
    keeper,
    words,
  })
  return {
    data: input,
    features,
    sections: sectionsOf(features),
    table,
    words,
    queries,
    hosts,
    navigation,
    keeper,
    runtime,
    seeded,
  }
}
