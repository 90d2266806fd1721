import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { QuerySpec, RouteDeclaration, RouteId } from '@foyer/feature-api'
import type { SiteMessages } from '../pageData.ts'
import type { WorkerSite } from '../worker/workerSite.ts'
import type { SiteWords } from './splitWords.ts'

export type { SiteMessages, SiteWords, WorkerSite }

/** `Parts` is what `createPartStore` makes; nobody outside looks into it. */
export interface RenderInput<Parts = unknown> {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  /** Path without language prefix, e.g. `/rng`. A path that is no route gives the not-found page. */
  readonly path: string
  readonly messages: SiteMessages
  /** `JSON.stringify(operationKey(…))` to the value as it comes over the wire. */
  readonly answers: Readonly<Record<string, unknown>>
  /** Keeps what pages of the same config, language and shell answers have in common; made by `createPartStore`. */
  readonly parts?: Parts
}

export interface PreloadImage {
  readonly href: string
  /** Screens that show this picture. */
  readonly media?: string
}

export interface RenderedPage {
  /** Content of the root element; empty where the page cannot be written ahead and the script draws it. */
  readonly html: string
  /** Rules of everything in `html`, with those of the page itself; the theme's variables are not among them. */
  readonly css: string
  /** The title without the name of the site. */
  readonly name?: string
  readonly title: string
  readonly description: string
  readonly head: { readonly preloadImages: readonly PreloadImage[] }
  /** Features whose words the page says first. */
  readonly features: readonly string[]
  /** Modules of this page by their key in the client's Vite manifest. */
  readonly modules: readonly string[]
  readonly status: 200 | 404
}

/** A route of a brand's site, for whoever writes its pages. Paths are those of the default language. */
export interface RouteInfo {
  /** Category of games that the page shows. */
  readonly category?: string
  readonly id: RouteId
  readonly path: string
  /** Other paths of the same page. */
  readonly aliases: readonly string[]
  readonly access: RouteDeclaration['access']
  /** Whether the page can be written ahead; otherwise only its shell is. */
  readonly prerender: boolean
  /** Guest operations whose answers the page shows first. */
  readonly queries: readonly QuerySpec[]
  /** Banner group the page shows. */
  readonly banner?: string
}

/** What the server bundle exports for whoever writes a site. */
export interface PortalBundle<Parts = unknown> {
  readonly render: (input: RenderInput<Parts>) => Promise<RenderedPage>
  /** The page that stands for those that cannot be fetched; it works without script. */
  readonly renderOffline: (input: Omit<RenderInput, 'path' | 'parts'>) => Promise<RenderedPage>
  /** Addresses of answers of the API that everybody may see and a site keeps for when there is no connection. */
  readonly publicAnswers: (config: PublicConfig) => Promise<readonly string[]>
  /** The compiled service worker, which reads its `WorkerSite` from `self.foyerSite`. */
  readonly workerScript: string
  readonly createPartStore: () => Parts
  readonly routesOf: (config: PublicConfig) => readonly RouteInfo[]
  /** What every page shows from the server; also among the queries of each route. */
  readonly shellQueries: readonly QuerySpec[]
  readonly loadMessages: (tag: string) => Promise<SiteMessages>
  /** Splits the words of a language by who says them. */
  readonly wordsOf: (messages: SiteMessages, config: PublicConfig) => SiteWords
  /** Attributes of `<html>`, which the inline script reads. */
  readonly htmlAttributes: (config: PublicConfig, language: SiteLanguage) => Readonly<Record<string, string>>
  /** The script that sets theme and language before paint. */
  readonly inlineScript: string
  /** The script of the offline page, a file of its own. */
  readonly offlineScript: string
  /** Names of the Trusted Types policies that the portal creates. */
  readonly trustedTypes: readonly string[]
}
