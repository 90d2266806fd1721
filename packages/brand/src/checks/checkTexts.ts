import type { Finding } from '../issues/issue.ts'
import { nearest } from '../issues/nearest.ts'
import { siteLanguages } from '../languages/languages.ts'
import type { SiteLanguage } from '../publicConfig.ts'
import { BrandSchema } from '../schema/brand.ts'
import { languageTag } from '../schema/text.ts'
import type { Json } from '../source/jsonNode.ts'
import type { Check } from './checkContext.ts'
import { findTexts } from './textPaths.ts'

const isTag = new RegExp(languageTag)

/** Texts in a value, found by its schema, that lack a language of the site. */
export function missingTexts(
  schema: object,
  value: Json,
  languages: readonly Pick<SiteLanguage, 'tag' | 'name'>[],
): readonly Finding[] {
  // A TypeBox schema is JSON.
  return findTexts(schema as unknown as Json, value).flatMap(({ path, text }) => {
    const missing = languages.filter(({ tag }) => !Object.hasOwn(text, tag))
    if (missing.length === 0) return []
    // A key that is no language at all is told by the schema already.
    if (Object.keys(text).some((tag) => !tag.startsWith('x-') && !isTag.test(tag))) return []
    const strangers = Object.keys(text).filter((tag) => !languages.some((language) => language.tag === tag))
    const slip = missing.flatMap(({ tag }) => {
      const near = nearest(tag, strangers)
      return near ? [`Did you mean "${tag}" where "${near}" stands?`] : []
    })
    const names = missing.map(({ name, tag }) => `${name} ("${tag}")`).join(', ')
    return [
      {
        code: 'text-missing',
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

/** A text that the brand writes exists in every active language (CF11). */
export const createCheckTexts =
  (schema: object = BrandSchema): Check =>
  ({ resolved, written }) =>
    missingTexts(schema, written, siteLanguages(resolved.languages))
