import { isJsonObject, type Json, type JsonObject } from '../source/jsonNode.ts'
import type { Migration } from './migration.ts'

/** A section with its figures as blocks; a section that has blocks of its own keeps what it has. */
function withBlocks(section: Json): Json {
  if (!isJsonObject(section) || section.type !== 'programme' || Object.hasOwn(section, 'blocks')) return section
  const { settings } = section
  if (!isJsonObject(settings) || !Array.isArray(settings.figures)) return section
  const { figures, ...rest } = settings
  const blocks = figures.map((figure): Json => ({ type: 'figure', settings: figure }))
  return { ...section, settings: rest, blocks }
}

function change(brand: JsonObject): JsonObject {
  const { home } = brand
  if (!isJsonObject(home) || !Array.isArray(home.sections)) return brand
  return { ...brand, home: { ...home, sections: home.sections.map(withBlocks) } }
}

/** Version 2 had the figures of the section `programme` among its settings; version 3 has them as its blocks (CF07). */
export const figureBlocks: Migration = {
  from: 2,
  summary: 'the figures of the section "programme" are its "blocks"',
  change,
}
