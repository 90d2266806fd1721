import type { Random } from './random.ts'
import { randomWords } from './randomWords.ts'

/** A part of a published JSON schema, as far as it is looked at here. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly allOf?: readonly { readonly if: Schema; readonly then: Schema }[]
}

/** Every page that any site has. */
const links = ['/', '/rng', '/help', '/providers', 'https://example.org/terms', 'mailto:hello@example.org']

/** Texts are maps from language tags; their pattern begins with that of a tag. */
const textOf = ({ patternProperties = {} }: Schema): Schema | undefined =>
  Object.entries(patternProperties).find(([pattern]) => pattern.startsWith('^[a-z]{2,3}'))?.[1]

/** A value that a schema allows; nothing where only a person knows what to write. */
export function sampleSchema(schema: Schema, random: Random): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const text = textOf(schema)
  if (text) return { en: randomWords(random, text.maxLength ?? 300) }
  switch (schema.type) {
    case 'boolean':
      return random.chance(0.5)
    case 'integer':
    case 'number':
      return random.whole(schema.minimum ?? 0, schema.maximum ?? 10)
    case 'array':
      return Array.from({ length: random.whole(1, Math.min(schema.maxItems ?? 4, 6)) }, () =>
        sampleSchema(schema.items ?? {}, random),
      )
    case 'object':
      return sampleObject(schema, random)
    case 'string':
      return sampleText(schema, random)
    default:
      return undefined
  }
}

function sampleObject({ properties = {}, required = [] }: Schema, random: Random): Readonly<Record<string, unknown>> {
  const entries = Object.entries(properties).flatMap(([key, child]) => {
    if (!required.includes(key) && random.chance(0.3)) return []
    const value = sampleSchema(child, random)
    if (value !== undefined) return [[key, value] as const]
    if (required.includes(key)) throw new Error(`"${key}" is asked for, and no value of its kind can be drawn`)
    return []
  })
  return Object.fromEntries(entries)
}

function sampleText({ pattern }: Schema, random: Random): string | undefined {
  if (pattern?.startsWith('^assets/')) return 'assets/banner-hero.svg'
  // A moment that has not come yet.
  if (pattern?.includes('\\d{4}-')) return `20${random.whole(30, 90)}-0${random.whole(1, 9)}-11T21:00:00+03:00`
  return pattern?.includes('mailto') ? random.pick(links) : undefined
}
