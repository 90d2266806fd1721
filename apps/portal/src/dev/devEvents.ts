import type { PageData, SiteData, SiteMessages } from '../pageData.ts'

/** What `foyer dev` tells open pages over Vite's connection. */
export const devEvents = {
  /** The brand's files were saved and have no errors; the page asks for its new data. */
  saved: 'foyer:saved',
  /** What is wrong with the brand's files now, as text; empty when nothing is. */
  problems: 'foyer:problems',
} as const

export interface DevProblems {
  readonly title: string
  readonly text: string
}

/** Where a page asks for its new data: `?path=` is the page's own. */
export const devDataPath = '/@foyer/page'

/** A page's data with everything in it. */
export interface DevPageData extends PageData {
  readonly site: SiteData
  readonly messages: SiteMessages
  readonly answers: Readonly<Record<string, unknown>>
}

/** All that a page follows of a save. */
export interface DevPage {
  readonly data: DevPageData
  readonly css: string
  /** Attributes of `<html>`. */
  readonly attributes: Readonly<Record<string, string>>
  /** What is read at the start alone; a page that started with something else starts again. */
  readonly start: string
}

/** Id of the style element with the brand's theme. */
export const devStyleId = 'foyer-theme'
