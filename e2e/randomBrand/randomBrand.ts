import { createRandom, type Random } from './random.ts'
import { type Schema, sampleSchema } from './sampleSchema.ts'

/** What of the published schema a brand is drawn from. */
export interface PublishedSchema extends Schema {
  readonly properties: Readonly<Record<string, Schema>>
  readonly $defs: Readonly<Record<'homeSection' | 'pageSection', Schema>>
}

type Brand = Readonly<Record<string, unknown>>
interface Section {
  readonly type: string
}

/** Sections that may stand on a page more often, with other settings. */
const repeatable = new Set(['poster-row', 'category-row', 'text', 'picture', 'split', 'notice', 'top-ten'])
/** Pages that get sections around their content. */
const pages = ['rng', 'live', 'providers', 'hot', 'help'] as const

const hex = (random: Random, from: number, to: number): string =>
  `#${[0, 1, 2].map(() => random.whole(from, to).toString(16).padStart(2, '0')).join('')}`

/** One colour, or two: the rest of a theme follows from them. */
const colors = (random: Random, canvas: readonly [number, number]) => ({
  accent: hex(random, 0, 255),
  ...(random.chance(0.5) ? { canvas: hex(random, ...canvas) } : {}),
})

function sectionOf(name: string, schema: Schema, random: Random): Section | undefined {
  const known = schema.allOf?.find(({ if: when }) => when.properties?.type?.const === name)?.then.properties
  if (!known) return undefined
  const presets = known.preset?.enum
  const blocks = known.blocks?.items ? blocksOf(known.blocks, random) : undefined
  return {
    type: name,
    settings: sampleSchema(known.settings ?? {}, random),
    ...(presets && random.chance(0.3) ? { preset: random.pick(presets) } : {}),
    ...(blocks ? { blocks } : {}),
  } as Section
}

function blocksOf({ items, maxItems = 6 }: Schema, random: Random): readonly unknown[] {
  const kinds = items?.allOf ?? []
  return Array.from({ length: random.whole(0, maxItems) }, () => {
    const kind = random.pick(kinds)
    return {
      type: kind.if.properties?.type?.const,
      settings: sampleSchema(kind.then.properties?.settings ?? {}, random),
    }
  })
}

/** So many sections of those that a page takes, none twice that may not stand there twice. */
function sectionsOf(schema: Schema, random: Random, count: number): readonly Section[] {
  const names = (schema.allOf ?? []).flatMap(({ if: when }) => String(when.properties?.type?.const))
  const placeable = names.filter((name) => !name.endsWith('-table') || name === 'catalogue-table')
  const chosen = random.some([...placeable, ...[...repeatable].filter((name) => names.includes(name))], count)
  const sections = chosen.flatMap((name) => sectionOf(name, schema, random) ?? [])
  return [...new Map(sections.map((one) => [JSON.stringify(one), one])).values()]
}

/** A brand like `base`, with everything about its look and its pages drawn at random from what the schema allows. */
export function randomBrand(base: Brand, schema: PublishedSchema, seed: number): Brand {
  const random = createRandom(seed)
  const { dark: _dark, light: _light, ...look } = schema.properties.theme?.properties ?? {}
  const layout = schema.properties.layouts?.properties?.default ?? {}
  const { homeSection, pageSection } = schema.$defs
  const content = { type: 'content' }
  const stage = { ...(sampleSchema(layout, random) as object), header: true }
  const taken = base.routes as Readonly<Record<string, { readonly enabled?: boolean }>>
  const routes = Object.fromEntries(
    pages
      .filter((id) => taken[id]?.enabled !== false)
      .map((id) => {
        const around = sectionsOf(pageSection, random, random.whole(0, 4))
        const place = random.whole(0, around.length)
        const table = id === 'rng' && random.chance(0.4) ? { type: 'lobby-table' } : content
        const sections = [...around.slice(0, place), table, ...around.slice(place)]
        return [id, { banner: '', sections, ...(random.chance(0.5) ? { layout: 'stage' } : {}) }]
      }),
  )
  return {
    ...base,
    languages: { default: 'EN', active: ['EN'] },
    theme: {
      ...(sampleSchema({ type: 'object', properties: look }, random) as object),
      dark: colors(random, [0, 34]),
      light: colors(random, [228, 255]),
    },
    layouts: { stage },
    routes: { ...taken, down: { banner: '' }, ...routes, home: { layout: 'stage' } },
    home: { sections: sectionsOf(homeSection, random, random.whole(4, 10)) },
    modules: { ...(base.modules as object), records: true, winnerBoard: true, download: true, favourites: true },
  }
}
