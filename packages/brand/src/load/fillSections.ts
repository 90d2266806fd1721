import type { SectionSettings } from '../sections/sectionSettings.ts'
import { withPreset } from '../sections/withPreset.ts'
import { checkShape } from '../shape/checkShape.ts'
import { isJsonObject, type Json, type JsonObject } from '../source/jsonNode.ts'

/**
 * The brand with what its sections leave to their presets and defaults (CF06, CF07). What does not fit stays as it is; a
 * check says why.
 */
export function fillSections(value: JsonObject, sections: readonly SectionSettings[]): JsonObject {
  const fill = (placed: Json): Json => fillSection(placed, sections)
  const withSections = (page: Json | undefined): Json =>
    isJsonObject(page) && Array.isArray(page.sections) ? { ...page, sections: page.sections.map(fill) } : (page ?? null)
  const each = (pages: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, withSections(page)]))
  const { home, routes, pages } = value
  return {
    ...value,
    ...(isJsonObject(home) ? { home: withSections(home) } : {}),
    ...(isJsonObject(routes) ? { routes: each(routes) } : {}),
    ...(isJsonObject(pages) ? { pages: each(pages) } : {}),
  }
}

function fillSection(placed: Json, sections: readonly SectionSettings[]): Json {
  if (!isJsonObject(placed)) return placed
  const section = sections.find(({ id }) => id === placed.type)
  if (!section) return placed
  const { settings, blocks } = withPreset(section, placed)
  return {
    ...placed,
    settings: filled(section.settings, settings),
    ...(section.blocks
      ? { blocks: Array.isArray(blocks) ? blocks.map((block) => fillBlock(block, section)) : blocks }
      : {}),
  }
}

const filled = (schema: object, settings: Json): Json => {
  const { findings, value } = checkShape(schema, settings)
  return findings.length > 0 ? settings : value
}

function fillBlock(block: Json, { blocks = [] }: SectionSettings): Json {
  if (!isJsonObject(block)) return block
  const kind = blocks.find(({ id }) => id === block.type)
  return kind ? { ...block, settings: filled(kind.settings, block.settings ?? {}) } : block
}
