import { checkShape, inputSchema } from '@foyer/brand/node'
import type { BlockDeclaration, SectionDeclaration } from '@foyer/feature-api'
import type { TSchema } from 'typebox'

type JsonSchema = { [key: string]: unknown }

/** Settings as they are when nothing is written; nothing where there are none. */
function settingsSnippet(settings: TSchema): { readonly settings?: unknown } {
  const { value } = checkShape(settings, {})
  return Object.keys(value as object).length > 0 ? { settings: value } : {} // settings are an object
}

/** What editors add when a section is chosen: its standard settings, or one of its presets. */
const snippetsOf = ({ id, settings, description, presets = {} }: SectionDeclaration) => [
  { label: id, description, body: { type: id, ...settingsSnippet(settings) } },
  ...Object.entries(presets).map(([preset, named]) => ({
    label: `${id}: ${preset}`,
    description: named.description,
    body: { type: id, preset },
  })),
]

const named = (entries: readonly (readonly [name: string, { readonly description: string }])[]): JsonSchema => ({
  enum: entries.map(([name]) => name),
  enumDescriptions: entries.map(([, { description }]) => description),
})

/** For each name, what else an item of that `type` may have. */
const forEach = <Kind>(kinds: readonly (readonly [name: string, Kind])[], properties: (kind: Kind) => JsonSchema) =>
  kinds.map(([name, kind]) => ({
    if: { properties: { type: { const: name } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: properties(kind) },
  }))

function blockList({ blocks = {}, maxBlocks }: SectionDeclaration): JsonSchema {
  const kinds = Object.entries<BlockDeclaration>(blocks)
  if (kinds.length === 0) return { maxItems: 0 }
  return {
    ...(maxBlocks === undefined ? {} : { maxItems: maxBlocks }),
    items: {
      properties: { type: { ...named(kinds), description: 'Kind of block' } },
      allOf: forEach(kinds, ({ settings }) => ({ settings: inputSchema(settings) })),
    },
  }
}

const propertiesOf = (section: SectionDeclaration): JsonSchema => ({
  settings: inputSchema(section.settings),
  preset: section.presets ? named(Object.entries(section.presets)) : false,
  blocks: blockList(section),
})

function sectionSchema(sections: readonly SectionDeclaration[], content: JsonSchema | undefined): JsonSchema {
  const kinds = sections.map((section) => [section.id, section] as const)
  const own = { description: 'The page’s own content' }
  return {
    type: 'object',
    description: 'One section of the page',
    defaultSnippets: [...(content ? [content] : []), ...sections.flatMap(snippetsOf)],
    required: ['type'],
    properties: {
      type: { ...named([...(content ? [['content', own] as const] : []), ...kinds]), description: 'Which section' },
      preset: {
        type: 'string',
        description: 'A named beginning of the section; what is written beside it counts more',
      },
      settings: { type: 'object', description: 'Settings of the section' },
      blocks: {
        type: 'array',
        description: 'Blocks of the section, in order',
        items: {
          type: 'object',
          required: ['type'],
          properties: {
            type: { type: 'string', description: 'Kind of block' },
            settings: { type: 'object', description: 'Settings of the block' },
          },
          patternProperties: { '^x-': {} },
          additionalProperties: false,
        },
      },
    },
    allOf: forEach(kinds, propertiesOf),
    patternProperties: { '^x-': {} },
    additionalProperties: false,
  }
}

/**
 * Sections of home and of other pages, one alternative per section, so that settings, presets and blocks are completed by
 * the section's own schema. They are named once, since every page has such a list.
 */
export function sectionDefs(sections: readonly SectionDeclaration[]): Readonly<Record<string, JsonSchema>> {
  const content = { label: 'content', description: 'The page’s own content', body: { type: 'content' } }
  const mayStand = ({ standsFor, pages = standsFor }: SectionDeclaration) =>
    pages === undefined || pages.some((page) => page !== 'home')
  const onHome = ({ standsFor, pages = standsFor }: SectionDeclaration) => pages === undefined || pages.includes('home')
  return {
    homeSection: sectionSchema(sections.filter(onHome), undefined),
    pageSection: sectionSchema(sections.filter(mayStand), content),
  }
}
