import { checkShape } from '../shape/checkShape.ts'
import { isJsonObject, type Json, type JsonObject } from '../source/jsonNode.ts'

/** A section of a page that a feature offers, as far as its settings go. */
export interface SectionSettings {
  readonly id: string
  /** JSON schema of the settings. */
  readonly settings: object
}

/** The brand with the defaults of its home sections' settings (CF06). Settings that do not fit stay as they are; a check says why. */
export function fillSections(value: JsonObject, sections: readonly SectionSettings[]): JsonObject {
  const { home } = value
  if (!isJsonObject(home) || !Array.isArray(home.sections)) return value
  const fill = (placed: Json): Json => {
    if (!isJsonObject(placed)) return placed
    const section = sections.find(({ id }) => id === placed.type)
    if (!section) return placed
    const { findings, value: settings } = checkShape(section.settings, placed.settings ?? {})
    return findings.length > 0 ? placed : { ...placed, settings }
  }
  return { ...value, home: { ...home, sections: home.sections.map(fill) } }
}
