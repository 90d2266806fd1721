import type { SiteLanguage, Text } from '@foyer/brand'
import { tagChain } from '@foyer/rules'
import Type from 'typebox'

/** A text in several languages, as a setting of a feature or a section. */
export const textSetting = (description: string, longest = 1000) =>
  Type.Record(
    Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }),
    Type.String({ pattern: '\\S', maxLength: longest, description: 'The text in this language' }),
    { description: `${description}. Text per language tag; every active language needs one` },
  )

/** Where something leads: a path of the site, or an https, mailto or tel address. */
export const linkSetting = () =>
  Type.String({
    pattern: '^(/(?![/\\\\])[^\\s]*|https://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+)$',
    description: 'A path of the site (/help), or an https, mailto or tel address',
  })

/** A picture in the brand's folder; the page gets its address. */
export const pictureSetting = () =>
  Type.String({
    pattern: '^assets/(?!.*\\.\\.)[A-Za-z0-9/_.-]+$',
    description: 'File below the brand folder, e.g. assets/hall.webp',
  })

/** A brand's text in a language; English or the first one stands in, since a page needs a text. */
export const siteText = (text: Text, { tag }: Pick<SiteLanguage, 'tag'>): string =>
  text[tagChain(tag).find((one) => text[one]) ?? 'en'] ?? Object.values(text)[0] ?? ''

/** A link of a brand in a language: paths of the site get its prefix. */
export const siteHref = (href: string, { prefix }: Pick<SiteLanguage, 'prefix'>): string =>
  !href.startsWith('/') ? href : href === '/' ? prefix || '/' : prefix + href
