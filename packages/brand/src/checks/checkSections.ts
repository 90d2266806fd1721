import type { Finding } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { siteLanguages } from '../languages/languages.ts'
import { checkShape } from '../shape/checkShape.ts'
import type { Json } from '../source/jsonNode.ts'
import { featureOn, moduleOf } from './activeRoutes.ts'
import type { Check } from './checkContext.ts'
import { missingTexts } from './checkTexts.ts'

/** Sections of the home page exist, have settings that fit, belong to features that are on, and stand there once (CF07). */
export const checkSections: Check = (context) => {
  const { resolved, product } = context
  const ids = product.sections.map(({ id }) => id)
  const seen = new Map<string, number>()
  const empty: readonly Finding[] =
    resolved.home.sections.length === 0
      ? [
          {
            code: 'empty-home',
            severity: 'warning',
            path: ['home'],
            message: 'The home page has no sections',
            why: 'Players would meet a page with nothing but a banner.',
            hint: `Sections there are: ${ids.join(', ')}`,
          },
        ]
      : []
  const findings = resolved.home.sections.flatMap(({ type, settings }, index): readonly Finding[] => {
    const path = ['home', 'sections', index]
    const section = product.sections.find(({ id }) => id === type)
    if (!section) {
      const why = 'This part of the home page would be missing.'
      const at = [...path, 'type']
      return [unknownName({ code: 'unknown-section', path: at, kind: 'section', name: type, known: ids, why })]
    }
    const texts = missingTexts(section.settings, settings as Json, siteLanguages(resolved.languages))
    const shape = checkShape(section.settings, settings as Json)
    const found: Finding[] = [...shape.findings, ...texts].map((finding) => ({
      ...finding,
      path: [...path, 'settings', ...finding.path],
      why: 'The section would show something else than the brand decided.',
    }))
    if (!featureOn(context, section.feature)) {
      const module = moduleOf(context, section.feature)
      found.push({
        code: 'module-off',
        path: [...path, 'type'],
        message: `The section "${type}" belongs to the module "${module}", which is off`,
        why: 'This part of the home page would be missing.',
        hint: `Set modules.${module} to true, or take the section out`,
      })
    }
    const same = JSON.stringify([type, shape.value])
    const first = seen.get(same)
    if (first !== undefined)
      found.push({
        code: 'duplicate-section',
        severity: 'warning',
        path: [...path, 'type'],
        message: `This is the same section as number ${first + 1} of the list`,
        why: 'Players would see the same games twice.',
        hint: 'Take one of them out, or give it other settings',
      })
    else seen.set(same, index)
    return found
  })
  return [...empty, ...findings]
}
