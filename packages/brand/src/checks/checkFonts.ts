import { siteLanguages } from '../languages/languages.ts'
import { vietnameseFonts } from '../schema/theme.ts'
import type { Check } from './checkContext.ts'

/** Languages in other scripts are written in a font of the system as a whole; Vietnamese would be in two within a word (CF10). */
export const checkFonts: Check = ({ resolved: { theme, languages } }) => {
  const isWritten = siteLanguages(languages).some(({ tag }) => /^vi(-|$)/i.test(tag))
  if (!isWritten) return []
  return (['text', 'display'] as const).flatMap((use) => {
    const font = theme.font[use]
    if (font === undefined || vietnameseFonts.includes(font)) return []
    return [
      {
        code: 'font-letters',
        severity: 'warning',
        path: ['theme', 'font', use],
        message: `"${font}" lacks letters of Vietnamese, such as ồ and ạ`,
        why: 'They would stand in another font within a word.',
        hint: `Choose one of ${vietnameseFonts.join(', ')}`,
      },
    ]
  })
}
