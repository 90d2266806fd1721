import Type, { type Static } from 'typebox'

/** Form of a BCP 47 tag as a key. */
export const languageTag = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'
/** Form of the name of a page of the brand's own; it is part of its address. */
export const pageName = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'
/** Form of a text that has something to read. */
export const notBlank = '\\S'

/** Most characters that a text may have, by the place it stands in. */
export const textLimits = {
  tab: 14,
  button: 40,
  title: 80,
  name: 120,
  line: 200,
  sentence: 300,
  paragraph: 1000,
} as const
export type TextPlace = keyof typeof textLimits

/** A text in several languages: BCP 47 tag to text, e.g. `{ "en": "Home", "tr": "Ana sayfa" }`. */
export const textFor = (description: string, place: TextPlace = 'line') =>
  Type.Record(
    Type.String({ pattern: languageTag }),
    Type.String({ pattern: notBlank, maxLength: textLimits[place], description: 'The text in this language' }),
    {
      description: `${description}. Text per language tag; every active language needs one`,
    },
  )
export const TextSchema = textFor('Words')
export type Text = Static<typeof TextSchema>

/** A file below the brand's folder, e.g. `assets/logo.svg`. */
export const AssetSchema = Type.String({
  pattern: '^assets/(?!.*\\.\\.)[A-Za-z0-9/_.-]+$',
  description: 'File below the brand folder, e.g. assets/logo.svg',
})

/** Where a link goes: a path of the site, or an https, mailto or tel address. */
export const LinkSchema = Type.String({
  pattern: '^(/(?![/\\\\])[^\\s]*|https://[^\\s]+|mailto:[^\\s]+|tel:[^\\s]+)$',
  description: 'A path of the site (/help), or an https, mailto or tel address',
})
