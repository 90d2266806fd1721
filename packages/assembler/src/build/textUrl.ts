import type { PublicPage, SiteLanguage } from '@foyer/brand'

/** The address of the text that a reader of a language gets; the pseudo-languages have that of the first. */
export const textUrl = ({ content }: PublicPage, { tag }: SiteLanguage): string | undefined =>
  content[tag] ?? Object.values(content)[0]
