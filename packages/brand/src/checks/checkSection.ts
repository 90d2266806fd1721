import type { Finding, ValuePath } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import { activeLanguages } from '../languages/languages.ts'
import { contentSection } from '../schema/site.ts'
import type { PlacedSection } from '../sections/sectionLists.ts'
import { withPreset } from '../sections/withPreset.ts'
import { checkShape } from '../shape/checkShape.ts'
import type { Json } from '../source/jsonNode.ts'
import { featureOn, moduleOf } from './activeRoutes.ts'
import { checkBlocks } from './checkBlocks.ts'
import type { CheckContext } from './checkContext.ts'
import { missingTexts } from './checkTexts.ts'
import type { Product, ProductSection } from './product.ts'

/** Ids of the sections that may stand on a page. */
export const sectionsFor = ({ sections }: Product, page: string): readonly string[] =>
  sections.flatMap(({ id, pages }) => ((pages?.includes(page) ?? true) ? [id] : []))

export interface Placed {
  readonly placed: PlacedSection
  readonly path: ValuePath
  /** Id of the page's route. */
  readonly page: string
  /** Which one of its kind it is on the page, counted from 1. */
  readonly count: number
}

interface SectionResult {
  readonly findings: readonly Finding[]
  /** What two sections that show the same have in common; absent when that cannot be said. */
  readonly same?: string
}

/** What is wrong with one section of a page (CF07). */
export function checkSection(context: CheckContext, { placed, path, page, count }: Placed): SectionResult {
  const { product, resolved } = context
  const section = product.sections.find(({ id }) => id === placed.type)
  if (!section) {
    const ids = sectionsFor(product, page)
    const known = page === 'home' ? ids : [...ids, contentSection]
    const why = `This part of ${page === 'home' ? 'the home page' : 'the page'} would be missing.`
    const at = [...path, 'type']
    return {
      findings: [unknownName({ code: 'unknown-section', path: at, kind: 'section', name: placed.type, known, why })],
    }
  }
  // Read from JSON, so that what is not checked yet is JSON still.
  const { settings, blocks } = withPreset(section, placed as unknown as Record<string, Json>)
  const languages = activeLanguages(resolved.languages)
  const tags = languages.map(({ tag }) => tag)
  const shape = checkShape(section.settings, settings, tags)
  const texts = missingTexts(section.settings, settings, languages)
  const why = 'The section would show something else than the brand decided.'
  const inside = (at: ValuePath, findings: readonly Finding[]) =>
    findings.map((finding) => ({ ...finding, path: [...path, ...at, ...finding.path], why }))
  return {
    findings: [
      ...inside(['settings'], [...shape.findings, ...texts]),
      ...inside([], checkBlocks(section, placed.blocks ?? [], languages)),
      ...presetProblem(section, placed, path),
      ...placeProblem(section, { path, page, count }),
      ...moduleProblem(context, section, path),
    ],
    same: JSON.stringify([placed.type, shape.value, blocks]),
  }
}

function presetProblem({ id, presets = {} }: ProductSection, { preset }: PlacedSection, path: ValuePath) {
  if (preset === undefined || Object.hasOwn(presets, preset)) return []
  const known = Object.keys(presets)
  const why = 'The section would have its standard settings instead.'
  if (known.length > 0)
    return [
      unknownName({ code: 'unknown-preset', path: [...path, 'preset'], kind: 'preset', name: preset, known, why }),
    ]
  const message = `The section "${id}" has no presets`
  return [{ code: 'unknown-preset', path: [...path, 'preset'], message, why, hint: 'Take this line out' }]
}

function placeProblem(
  { id, pages, limit }: ProductSection,
  { path, page, count }: Omit<Placed, 'placed'>,
): readonly Finding[] {
  const at = [...path, 'type']
  if (pages && !pages.includes(page))
    return [
      {
        code: 'section-place',
        path: at,
        message: `The section "${id}" may not stand on the page "${page}"`,
        why: 'It would be in the way of what the page is for.',
        hint: pages.length > 0 ? `It may stand on ${pages.join(', ')}` : 'Take it out',
      },
    ]
  if (limit === undefined || count <= limit) return []
  return [
    {
      code: 'section-limit',
      path: at,
      message: `The section "${id}" may stand on a page ${times(limit)}; this is number ${count}`,
      why: 'Two of them would show the same, or change one another.',
      hint: 'Take this one out',
    },
  ]
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`)

function moduleProblem(context: CheckContext, { id, feature }: ProductSection, path: ValuePath): readonly Finding[] {
  if (featureOn(context, feature)) return []
  const module = moduleOf(context, feature)
  return [
    {
      code: 'module-off',
      path: [...path, 'type'],
      message: `The section "${id}" belongs to the module "${module}", which is off`,
      why: 'This part of the page would be missing.',
      hint: `Set modules.${module} to true, or take the section out`,
    },
  ]
}
