import type { Finding } from '../issues/issue.ts'
import { contentSection } from '../schema/site.ts'
import { type SectionList, sectionLists } from '../sections/sectionLists.ts'
import type { Check, CheckContext } from './checkContext.ts'
import { checkSection, sectionsFor } from './checkSection.ts'
import type { Product } from './product.ts'

/** The sections of every page exist, fit, stand where they may and not too often, around the page's own content (CF07). */
export const checkSections: Check = (context) => [
  ...emptyHome(context),
  ...sectionLists(context.resolved).flatMap((list) => checkList(context, list)),
]

function emptyHome({ resolved, product }: CheckContext): readonly Finding[] {
  if (resolved.home.sections.length > 0) return []
  return [
    {
      code: 'empty-home',
      severity: 'warning',
      path: ['home'],
      message: 'The home page has no sections',
      why: 'Players would meet a page with nothing but a banner.',
      hint: `Sections there are: ${sectionsFor(product, 'home').join(', ')}`,
    },
  ]
}

function checkList(context: CheckContext, list: SectionList): readonly Finding[] {
  const misplaced = listProblem(context, list)
  if (misplaced) return [misplaced]
  const counts = new Map<string, number>()
  const seen = new Map<string, number>()
  return list.sections.flatMap((placed, index): readonly Finding[] => {
    const { type } = placed
    const path = [...list.path, index]
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    if (type === contentSection && list.page !== 'home') return checkContent(placed, path, count)
    const { findings, same } = checkSection(context, { placed, path, page: list.page, count })
    const first = same === undefined ? undefined : seen.get(same)
    if (same === undefined || findings.some(({ code }) => code === 'section-limit')) return findings
    if (first === undefined) {
      seen.set(same, index)
      return findings
    }
    return [
      ...findings,
      {
        code: 'duplicate-section',
        severity: 'warning',
        path: [...path, 'type'],
        message: `This is the same section as number ${first + 1} of the list`,
        why: 'Players would see the same games twice.',
        hint: 'Take one of them out, or give it other settings',
      },
    ]
  })
}

/** What keeps a whole list from having an effect. */
function listProblem({ product }: CheckContext, { path, page, sections }: SectionList): Finding | undefined {
  if (path[0] === 'home') return undefined
  if (page === 'home')
    return {
      code: 'section-place',
      path,
      message: 'The sections of the home page stand in home.sections',
      why: 'Players would not see these.',
      hint: 'Move the list to home.sections',
    }
  if (product.routes.find(({ id }) => id === page)?.isWhole)
    return {
      code: 'section-place',
      path,
      message: `The page "${page}" fills the window; it takes no sections`,
      why: 'There is no room beside it.',
      hint: 'Take the list out',
    }
  return contentProblem(product, { path, page, sections })
}

/** A page has its own content once, or a section that stands for it. */
function contentProblem({ sections: known }: Product, { path, page, sections }: SectionList): Finding | undefined {
  const stands = (type: string) => known.find(({ id }) => id === type)?.standsFor?.includes(page) ?? false
  const isThere = sections.some(({ type }) => type === contentSection)
  const [first, second] = sections.flatMap(({ type }, index) => (stands(type) ? [{ type, index }] : []))
  const extra = isThere ? first : second
  if (extra)
    return {
      code: 'section-limit',
      path: [...path, extra.index, 'type'],
      message: `The section "${extra.type}" stands for the page’s own content, which is in this list already`,
      why: 'Players would see the same twice, and each would change the other.',
      hint: isThere ? `Keep this or { "type": "${contentSection}" }` : 'Take one of them out',
    }
  if (isThere || first) return undefined
  return {
    code: 'content-missing',
    path,
    message: 'The list does not say where the page’s own content stands',
    why: 'Players would come to a page without what they came for.',
    hint: `Add { "type": "${contentSection}" } where the content has its place among the sections`,
  }
}

function checkContent(
  { preset, settings, blocks }: SectionList['sections'][number],
  path: Finding['path'],
  count: number,
): readonly Finding[] {
  const why = 'The content of a page is what it is; only its place is chosen here.'
  const at = preset !== undefined ? 'preset' : Object.keys(settings).length > 0 ? 'settings' : blocks ? 'blocks' : ''
  return [
    ...(count > 1
      ? [
          {
            code: 'section-limit',
            path: [...path, 'type'],
            message: 'The page’s own content stands in this list already',
            why: 'A page has its content once.',
            hint: 'Take one of them out',
          },
        ]
      : []),
    ...(at
      ? [
          {
            code: 'unknown-key',
            path: [...path, at],
            atKey: true,
            message: `"${contentSection}" has no ${at}`,
            why,
            hint: `Write { "type": "${contentSection}" } alone`,
          },
        ]
      : []),
  ]
}
