import type { Finding, ValuePath } from '../issues/issue.ts'
import { unknownName } from '../issues/unknownName.ts'
import type { SiteLanguage } from '../publicConfig.ts'
import type { PlacedSection } from '../sections/sectionLists.ts'
import { checkShape } from '../shape/checkShape.ts'
import type { Json } from '../source/jsonNode.ts'
import { missingTexts } from './checkTexts.ts'
import type { ProductSection } from './product.ts'

type Block = NonNullable<PlacedSection['blocks']>[number]

/** What is wrong with the blocks that are written in a section; paths are below the section (CF07). */
export function checkBlocks(
  section: ProductSection,
  written: readonly Block[],
  languages: readonly Pick<SiteLanguage, 'tag' | 'name'>[],
): readonly Finding[] {
  const { id, blocks: kinds = [], maxBlocks = Number.POSITIVE_INFINITY } = section
  if (written.length > 0 && kinds.length === 0)
    return [
      {
        code: 'block-not-allowed',
        path: ['blocks'],
        atKey: true,
        message: `The section "${id}" takes no blocks`,
        hint: 'Take this line out; what the section shows is in its settings',
      },
    ]
  const counts = new Map<string, number>()
  return written.flatMap(({ type, settings }, index): readonly Finding[] => {
    const path: ValuePath = ['blocks', index]
    const kind = kinds.find((one) => one.id === type)
    if (!kind) {
      const known = kinds.map((one) => one.id)
      const unknown = unknownName({
        code: 'block-not-allowed',
        path: [...path, 'type'],
        kind: 'block',
        name: type,
        known,
        why: '',
      })
      return [{ ...unknown, message: `The section "${id}" takes no block "${type}"` }]
    }
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    const inside = [
      ...checkShape(
        kind.settings,
        settings as Json, // it was read from a JSON file
        languages.map(({ tag }) => tag),
      ).findings,
      // Settings come from a JSON file.
      ...missingTexts(kind.settings, settings as Json, languages),
    ].map((finding) => ({ ...finding, path: [...path, 'settings', ...finding.path] }))
    return [...inside, ...tooMany({ id, type, index, count, maxBlocks, limit: kind.limit, path })]
  })
}

interface Counted {
  readonly id: string
  readonly type: string
  readonly index: number
  readonly count: number
  readonly maxBlocks: number
  readonly limit: number | undefined
  readonly path: ValuePath
}

function tooMany({ id, type, index, count, maxBlocks, limit, path }: Counted): readonly Finding[] {
  // Said once, at the first that is too many.
  if (index === maxBlocks)
    return [
      {
        code: 'too-many-blocks',
        path,
        message: `The section "${id}" takes at most ${maxBlocks} blocks; this is number ${index + 1}`,
        hint: 'Take this one and those after it out, or put them into a section of their own',
      },
    ]
  if (limit === undefined || count !== limit + 1) return []
  return [
    {
      code: 'too-many-blocks',
      path,
      message: `The section "${id}" takes at most ${limit} of the block "${type}"; this is number ${count}`,
      hint: 'Take this one out',
    },
  ]
}
