import { manifests } from 'virtual:foyer-manifests'
import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { type Client, createClient } from '@foyer/client'
import type { SystemStatus } from '@foyer/contract'
import {
  type FeatureManifest,
  operationKey,
  type PortalRuntime,
  type SectionDeclaration,
  type SessionState,
  type Translate,
} from '@foyer/feature-api'
import { QueryClient } from '@tanstack/react-query'
import { proxy } from 'valtio'
import { createNavigation, type Navigation } from '../navigation/navigation.ts'
import type { PageAnswers, SiteMessages } from '../pageData.ts'
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
import { createTranslate } from './translation.ts'

/** Everything one page is made of, the same on server and client. */
export interface Site {
  readonly data: SiteInput
  readonly features: readonly FeatureManifest[]
  readonly sections: ReadonlyMap<string, SectionDeclaration>
  readonly table: RouteTable
  readonly queries: QueryClient
  readonly hosts: HostState
  readonly navigation: Navigation
  readonly keeper: SessionKeeper
  readonly runtime: PortalRuntime
  /** Keys of the answers that came with the page. */
  readonly seeded: readonly (readonly unknown[])[]
}

/** A page's data with everything that stood in files of its own. */
export interface SiteInput {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly messages: SiteMessages
  readonly answers: PageAnswers
}

const staleAfter = 30_000

/** `text` spares making the words of a language again where many pages of it are written. */
export function createSite(input: SiteInput, text: Translate = createTranslate(input.language, input.messages)): Site {
  const { config, language, answers } = input
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
    text,
  })
  return {
    data: input,
    features,
    sections: sectionsOf(features),
    table,
    queries,
    hosts,
    navigation,
    keeper,
    runtime,
    seeded,
  }
}
