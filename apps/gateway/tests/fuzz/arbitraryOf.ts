import { fieldPatterns } from '@foyer/rules'
import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema } from '../../src/calls/requestSchema.ts'

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** Values that a schema allows, as far as the schemas of the contract go. */
export function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  const options = schema.anyOf as readonly JsonSchema[] | undefined
  if (options !== undefined) return fc.oneof(...options.map(arbitraryOf))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(arbitraryOf(schema.items as JsonSchema), { maxLength: 4 })
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer({ min: number(schema.minimum, -1000), max: number(schema.maximum, 1000) })
    case 'number':
      return fc.double({ min: number(schema.minimum, -1000), max: number(schema.maximum, 1e6), noNaN: true })
    case 'boolean':
      return fc.boolean()
    default:
      return fc.constant(null)
  }
}

function objectOf(schema: JsonSchema): Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>)
  const required = (schema.required ?? []) as string[]
  return fc.record(Object.fromEntries(properties.map(([name, property]) => [name, arbitraryOf(property)])), {
    requiredKeys: required,
  })
}

function textOf(schema: JsonSchema): Arbitrary<string> {
  if (schema.format === 'date') {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    return days.map((day) => day.toISOString().slice(0, 10))
  }
  // These look ahead, which no text can be made from.
  const family = Object.values(fieldPatterns).find(({ source }) => source === schema.pattern)
  if (family !== undefined) return fc.constantFrom(family.example, `${family.example}${family.example}`)
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern))
  const [minLength, maxLength] = [number(schema.minLength, 0), number(schema.maxLength, 60)]
  const words = ['BGS', 'en', 'TY', 'demoplayer', 'star', 'Europe/Istanbul', 'ALL', 'NEW'].filter(
    (word) => word.length >= minLength && word.length <= maxLength,
  )
  const texts = fc
    .string({ minLength, maxLength: Math.min(maxLength, 60), unit: 'grapheme' })
    .filter((text) => text.length <= maxLength)
  return words.length === 0 ? texts : fc.oneof(texts, fc.constantFrom(...words))
}
