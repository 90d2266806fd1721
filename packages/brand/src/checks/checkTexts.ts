import type { Finding, ValuePath } from '../issues/issue.ts'
import { nearest } from '../issues/nearest.ts'
import { activeLanguages } from '../languages/languages.ts'
import type { SiteLanguage } from '../publicConfig.ts'
import { BrandSchema } from '../schema/brand.ts'
import { languageTag } from '../schema/text.ts'
import type { Json } from '../source/jsonNode.ts'
import type { Check } from './checkContext.ts'
import { findTexts } from './textPaths.ts'

const isTag = new RegExp(languageTag)

/** Texts in a value, found by its schema, that lack a language of the site, or have one that it does not have. */
export function missingTexts(
  schema: object,
  value: Json,
  languages: readonly Pick<SiteLanguage, 'tag' | 'name'>[],
): readonly Finding[] {
  // A TypeBox schema is JSON.
  return findTexts(schema as unknown as Json, value).flatMap(({ path, text }) => {
    const missing = languages.filter(({ tag }) => !Object.hasOwn(text, tag))
    const written = Object.keys(text).filter((tag) => !tag.startsWith('x-'))
    // A key that is no language at all is told by the schema already.
    if (written.some((tag) => !isTag.test(tag))) return []
    const strangers = written.filter((tag) => !languages.some((language) => language.tag === tag))
    // Where a language is missing too, the other may be a slip, which is told with it.
    if (missing.length === 0) return strangers.map((tag) => strange([...path, tag], tag))
    const slip = missing.flatMap(({ tag }) => {
      const near = nearest(tag, strangers)
      return near ? [`Did you mean "${tag}" where "${near}" stands?`] : []
    })
    const names = missing.map(({ name, tag }) => `${name} ("${tag}")`).join(', ')
    return [
      {
        code: 'text-missing',
        kind: 'text-lacking',
        path,
        message: `This text is missing in ${names}`,
        why: `Players who read the site in ${missing.map(({ name }) => name).join(' or ')} would see a gap here.`,
        hint:
          slip[0] ??
          `Add ${missing.map(({ tag }) => `"${tag}": "…"`).join(', ')}, or take the language off languages.active`,
      },
    ]
  })
}

const strange = (path: ValuePath, tag: string): Finding => ({
  code: 'language-off',
  kind: 'text-strange',
  severity: 'warning',
  path,
  atKey: true,
  message: `No active language has the tag "${tag}"`,
  why: 'Players never read these texts.',
  hint: 'Take this line out, or add the language to languages.active',
})

/** A text that the brand writes exists in every active language, and in no other (CF11). */
export const createCheckTexts =
  (schema: object = BrandSchema): Check =>
  ({ resolved, written }) =>
    missingTexts(schema, written, activeLanguages(resolved.languages))
