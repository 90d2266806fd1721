import { manifests as ownManifests } from 'virtual:foyer-manifests'
import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import { type Client, createClient } from '@foyer/client'
import type { OperationId } from '@foyer/contract'
import {
  type FeatureManifest,
  type LabelsOf,
  operationKey,
  type PortalRuntime,
  type Preferences,
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
import { withContracts } from '../session/agentContracts.ts'
import { hearClosed } from '../session/hearClosed.ts'
import { dropMarker, hasMarker } from '../session/marker.ts'
import { placeHere } from '../session/placeHere.ts'
import { createPreferences } from '../session/preferences.ts'
import { createModuleOn, modulesOfStatus } from '../session/serverModules.ts'
import { tellSessionChange } from '../session/sessionChannel.ts'
import { createSessionKeeper, type SessionKeeper } from '../session/sessionKeeper.ts'
import { tellSession } from '../session/tellSession.ts'
import { toldElsewhere } from '../session/toldElsewhere.ts'
import { withHost } from '../session/withHost.ts'
import { readToken } from '../storage/sessionKeys.ts'
import { browserStorage } from '../storage/stored.ts'
import { afterTakeover } from '../takeover/afterTakeover.ts'
import type { Takeover } from '../takeover/createTakeover.ts'
import { recordedStatus, seedAnswers } from './answers.ts'
import { createRuntime } from './createRuntime.ts'
import { createWordLoader } from './createWordLoader.ts'
import { createWords } from './createWords.ts'
import { createHostState, type HostState } from './hostState.ts'
import { loadOperation } from './operations.ts'
import type { GrammarOf } from './translation.ts'
import { wireAdapters } from './wireAdapters.ts'
import { withWords } from './withWords.ts'

/** What all pages of a language have in common: what follows from its config, its texts and the answers of the shell. */
export interface SiteFrame {
  /** Of every feature, on or off. */
  readonly manifests: readonly FeatureManifest[]
  readonly features: readonly FeatureManifest[]
  readonly sections: ReadonlyMap<string, SectionDeclaration>
  readonly table: RouteTable
  readonly text: Translate
  readonly labels: LabelsOf
  /** State that nothing changes while pages are written. */
  readonly session: SessionState
  readonly preferences: Preferences
  readonly hosts: HostState
}

/** Everything one page is made of, the same on server and client. */
export interface Site extends SiteFrame {
  readonly data: SiteInput
  readonly queries: QueryClient
  readonly navigation: Navigation
  readonly keeper: SessionKeeper
  readonly runtime: PortalRuntime<OperationId>
  /** Keys of the answers that came with the page. */
  readonly seeded: readonly (readonly unknown[])[]
  /** Where a page that was written ahead is taken over. */
  readonly takeover?: Takeover
}

/** A page's data with everything that stood in files of its own. */
export interface SiteInput {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  readonly messages: SiteMessages
  readonly answers: PageAnswers
  /** Where the words of features stand, and the features whose words are here; without it all are. */
  readonly words?: { readonly addresses: Readonly<Record<string, string>>; readonly brought: readonly string[] }
}

const staleAfter = 30_000

/** `grammarOf` reads the texts, where any needs it. */
export function createFrame(
  { config, language, messages, answers, words: files }: SiteInput,
  grammarOf: GrammarOf | undefined,
): SiteFrame {
  const words = createWords(language, messages, grammarOf)
  const load = files && createWordLoader(words, files.addresses, files.brought)
  const manifests = load ? ownManifests.map((manifest) => withWords(manifest, load)) : ownManifests
  const moduleOn = createModuleOn(config.modules, modulesOfStatus(recordedStatus(answers, language)))
  const features = withContracts(featuresOn(manifests, moduleOn), undefined)
  const table = createRouteTable(features, config, moduleOn)
  return {
    manifests,
    features,
    table,
    sections: sectionsOf(features),
    text: words.text,
    labels: words.labels,
    session: proxy<SessionState>({ status: 'guest', role: 'guest', member: undefined }),
    preferences: createPreferences(config.theme),
    hosts: createHostState(),
  }
}

/** `frame` may be that of another page of the same language. */
export function createSite(input: SiteInput, frame: SiteFrame, takeover?: Takeover): Site {
  const { config, language, answers } = input
  const storage = typeof window === 'undefined' ? undefined : browserStorage('sessionStorage')
  const queries = new QueryClient({
    // The client retries what is safe by itself, so the cache does not.
    defaultOptions: { queries: { retry: false, staleTime: staleAfter }, mutations: { retry: false } },
  })
  const seeded = seedAnswers(queries, answers, config.currency.decimals)
  const { features, table, text, session, preferences, hosts } = frame
  const navigation = createNavigation(language)
  let sender: Promise<typeof fetch> | undefined
  const mayExist = () =>
    config.api.session === 'token' ? readToken(storage) !== undefined : hasMarker(document.cookie)
  const caller: Client = createClient({
    operation: loadOperation,
    base: config.api.base,
    adapter: wireAdapters[config.api.adapter],
    merchant: config.merchant,
    decimals: config.currency.decimals,
    language: () => language.code,
    token: () => (config.api.session === 'token' ? readToken(storage) : undefined),
    // Only a site of several hosts fetches how to choose among them (GW06).
    ...(config.api.speedTest && {
      fetch: async (...request) => {
        sender ??= import('./routeSender.ts').then(
          (module) => module.createRouteSender(input, queries),
          () => fetch,
        )
        return (await sender)(...request)
      },
    }),
    // A page that stays for a session that has ended goes on asking.
    mayExist,
    onSessionLost: () => void tellSession(runtime, () => keeper.forget({ byItself: true }), toldElsewhere(hosts)),
  })
  const client = hearClosed(withHost(takeover ? afterTakeover(caller, takeover) : caller), () => {
    void queries.invalidateQueries({ queryKey: operationKey('systemStatus', {}, language.code) })
  })
  const keeper = createSessionKeeper({
    session,
    client,
    queries,
    storage,
    mayExist,
    place: () => placeHere(hosts, table, { ...config.site, language }),
    onGuest: dropMarker,
    onChange: tellSessionChange,
  })
  const runtime = createRuntime({
    config,
    language,
    client,
    queries,
    session,
    preferences,
    features,
    table,
    hosts,
    navigation,
    keeper,
    text,
  })
  return {
    ...frame,
    data: input,
    queries,
    navigation,
    keeper,
    runtime,
    seeded,
    ...(takeover ? { takeover } : {}),
  }
}
