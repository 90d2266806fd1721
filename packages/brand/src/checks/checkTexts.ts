import { nearest } from '../issues/nearest.ts'
import { siteLanguages } from '../languages/languages.ts'
import { BrandSchema } from '../schema/brand.ts'
import { reasonFor } from '../shape/reasons.ts'
import type { Json } from '../source/jsonNode.ts'
import type { Check } from './checkContext.ts'
import { findTexts } from './textPaths.ts'

/** A text that the brand writes exists in every active language (CF11). */
export const createCheckTexts =
  (schema: object = BrandSchema): Check =>
  ({ resolved, written }) => {
    const languages = siteLanguages(resolved.languages)
    return findTexts(schema as unknown as Json, written).flatMap(({ path, text }) => {
      const missing = languages.filter(({ tag }) => !Object.hasOwn(text, tag))
      if (missing.length === 0) return []
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
          why: `${reasonFor(path) ?? ''} Players who read the site in that language would see a gap.`.trim(),
          hint:
            slip[0] ??
            `Add ${missing.map(({ tag }) => `"${tag}": "…"`).join(', ')}, or take the language off languages.active`,
        },
      ]
    })
  }
