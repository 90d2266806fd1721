import type { PublicConfig, SiteLanguage } from '@foyer/brand'

/** Texts of one language by namespace (a feature's id, or `shell`) and key. */
export type SiteMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** First values of the query cache: `JSON.stringify(operationKey(…))` to the value as it came over the wire. */
export type PageAnswers = Readonly<Record<string, unknown>>

/** What a page of the site carries in its JSON data block, `<script type="application/json" id="foyer-data">`. */
export interface PageData {
  readonly config: PublicConfig
  readonly language: SiteLanguage
  /** Texts of the page's language, or the address of a JSON file that holds them. */
  readonly messages: SiteMessages | string
  /** What the page shows from the server, or the address of a JSON file that holds it. */
  readonly answers: PageAnswers | string
  /** Addresses of the scripts this page needs beside the common ones; fetched together with them. */
  readonly scripts?: readonly string[]
}

export const dataId = 'foyer-data'
export const rootId = 'foyer-root'

/** Serialises page data so that nothing in it can end the script element it stands in. */
export const writePageData = (data: PageData): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
