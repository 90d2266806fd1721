import type { PublicConfig, SiteLanguage } from '@foyer/brand'

/** Texts of one language by namespace (a feature's id, or `shell`) and key. */
export type SiteMessages = Readonly<Record<string, Readonly<Record<string, string>>>>

/** First values of the query cache: `JSON.stringify(operationKey(…))` to the value as it came over the wire. */
export type PageAnswers = Readonly<Record<string, unknown>>

/** What all pages of one language have in common. */
export interface SiteData {
  readonly config: PublicConfig
  /** What the shell shows from the server. */
  readonly answers: PageAnswers
  /** Addresses of JSON files with the words that the parts of a feature say, by its id; without it pages have them all. */
  readonly words?: Readonly<Record<string, string>>
}

/** What a page of the site carries in its JSON data block, `<script type="application/json" id="foyer-data">`. */
export interface PageData {
  readonly language: SiteLanguage
  /** What the page has in common with the others of its language, or the address of a JSON file that holds it. */
  readonly site: SiteData | string
  /** Texts in the page's language, those of `features` and what every page says, or the address of a JSON file that holds them. */
  readonly messages: SiteMessages | string
  /** Features whose words are among `messages`; those of others come with their parts. */
  readonly features?: readonly string[]
  /** What this page alone shows from the server, or the address of a JSON file that holds it. */
  readonly answers: PageAnswers | string
  /** Addresses of the scripts this page needs beside the common ones; fetched together with them. */
  readonly scripts?: readonly string[]
  /** The page is for nobody but members (X01): its script is wanted at once. */
  readonly loginRequired?: boolean
}

export const dataId = 'foyer-data'
export const rootId = 'foyer-root'
