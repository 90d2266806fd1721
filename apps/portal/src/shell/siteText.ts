import type { SiteLanguage, Text } from '@foyer/brand'

/** A brand's text in a language; English or the first one stands in, since a page needs a text. */
export const siteText = (text: Text, { tag }: Pick<SiteLanguage, 'tag'>): string =>
  text[tag] ?? text[tag.split('-')[0] ?? ''] ?? text.en ?? Object.values(text)[0] ?? ''
