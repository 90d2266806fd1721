import { suggest } from '../issues/nearest.ts'
import { languageTag } from '../schema/text.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import { nearestText } from './nearestValue.ts'

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  '1': true,
  false: false,
  no: false,
  off: false,
  '0': false,
}

const written = (value: unknown): string | undefined => {
  const text = JSON.stringify(value)
  return text.length <= 80 ? `Write ${text}` : undefined
}

/** A plain text as the text of the first language, beside those that are still to be written. */
const inLanguages = (text: string, [first = 'en', ...others]: readonly string[]) =>
  written(Object.fromEntries([[first, text], ...others.map((tag) => [tag, '…'])]))

function asObject(
  data: unknown,
  schema: Readonly<Record<string, unknown>>,
  tags: readonly string[],
): string | undefined {
  const { patternProperties, required } = schema
  if (isJsonObject(patternProperties) && Object.hasOwn(patternProperties, languageTag))
    return typeof data === 'string'
      ? inLanguages(data, tags)
      : `Write { ${tags.map((tag) => `"${tag}": "…"`).join(', ')} }`
  if (!Array.isArray(required) || required.length === 0) {
    const key = keyThatTakes(data, schema)
    return written(key === undefined ? {} : { [key]: data })
  }
  const [only] = required.map(String)
  if (required.length === 1 && only !== undefined && fits(data, keyOf(schema, only))) return written({ [only]: data })
  return `Write { ${required.map((key) => `"${key}": …`).join(', ')} }`
}

function asText(text: string, { pattern, enum: allowed }: Readonly<Record<string, unknown>>): string | undefined {
  if (Array.isArray(allowed)) return suggest(text, allowed.map(String))
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text) ? written(text) : nearestText(text, pattern)
}

const hasType: Readonly<Record<string, (data: unknown) => boolean>> = {
  object: isJsonObject,
  string: (data) => typeof data === 'string',
  number: (data) => typeof data === 'number',
  integer: Number.isInteger,
  boolean: (data) => typeof data === 'boolean',
}

/** Whether a value has the type that a schema asks for, as far as it asks for one. */
function fits(data: unknown, schema: unknown): boolean {
  const type = isJsonObject(schema) ? schema.type : undefined
  return typeof type !== 'string' || (hasType[type]?.(data) ?? true)
}

/** The key whose value the data could be: a text of its form, or one of its names. */
function keyThatTakes(data: unknown, { properties }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof data !== 'string' || !isJsonObject(properties)) return undefined
  return Object.keys(properties).find((key) => {
    const own = properties[key]
    if (!isJsonObject(own)) return false
    const { enum: names, pattern } = own
    return Array.isArray(names)
      ? names.includes(data)
      : typeof pattern === 'string' && new RegExp(pattern, 'u').test(data)
  })
}

const keyOf = ({ properties }: Readonly<Record<string, unknown>>, key: string) =>
  isJsonObject(properties) ? properties[key] : undefined

/** What a value of the wrong type most likely was meant to be, as a hint. */
export function nearestType(
  data: unknown,
  type: string,
  schema: Readonly<Record<string, unknown>>,
  tags: readonly string[],
): string | undefined {
  if (data === null) return 'Take the key out; then the standard counts'
  // What does not fit into the list would not be right in it either; then the standard counts.
  if (type === 'array')
    return fits(data, schema.items) ? written([data]) : schema.minItems === undefined ? written([]) : undefined
  if (type === 'object') return asObject(data, schema, tags)
  // One thing in brackets where the thing itself belongs.
  const [only, ...others] = Array.isArray(data) ? data : []
  if (only !== undefined && others.length === 0 && fits(only, { type })) return written(only)
  if (typeof data !== 'string' && typeof data !== 'number' && typeof data !== 'boolean') return undefined
  const text = String(data).trim()
  if (type === 'string') return asText(text, schema)
  if (type === 'boolean')
    return Object.hasOwn(truths, text.toLowerCase()) ? written(truths[text.toLowerCase()]) : undefined
  const number = Number(text)
  if (text === '' || !Number.isFinite(number)) return undefined
  return written(type === 'integer' ? Math.round(number) : number)
}
