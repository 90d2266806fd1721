/**
 * Words of a component by the keys of its messages. They follow i18next's syntax: `{{name}}` is filled in, and a text with
 * a count has plural forms, `list_one` and `list_other` and whatever else its language has. `language` is the BCP 47 tag
 * that forms and digits follow, English unless told.
 */
export type Labels<Messages> = { readonly [Key in keyof Messages]: string } & { readonly language?: string }

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** How a text is asked for: `list` for `list_one` and `list_other`. */
export type LabelKey<Labels> = {
  [Key in keyof Labels & string]: Key extends `${infer Base}_${PluralForm}` ? Base : Key
}[keyof Labels & string]

export type LabelValues = Readonly<Record<string, string | number>>
