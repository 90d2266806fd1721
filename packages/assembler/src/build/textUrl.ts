import type { PublicPage, SiteLanguage } from '@foyer/brand'

/** The address of the text that a reader of a language gets: in that language, else in the first it is written in. */
export const textUrl = ({ content }: PublicPage, { tag }: SiteLanguage): string | undefined =>
  content[tag] ?? Object.values(content)[0]
