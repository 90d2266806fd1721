import { languageTag } from '../schema/text.ts'
import { isJsonObject } from '../source/jsonNode.ts'

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

function asObject(data: unknown, schema: Readonly<Record<string, unknown>>): string | undefined {
  const { patternProperties, required } = schema
  if (typeof data === 'string' && isJsonObject(patternProperties) && Object.hasOwn(patternProperties, languageTag))
    return written({ en: data })
  return Array.isArray(required) && required.length === 1 ? written({ [String(required[0])]: data }) : undefined
}

/** What a value of the wrong type most likely was meant to be, as a hint. */
export function nearestType(
  data: unknown,
  type: string,
  schema: Readonly<Record<string, unknown>>,
): string | undefined {
  if (data === null) return 'Take the key out; then the standard counts'
  if (type === 'array') return written([data])
  if (type === 'object') return Array.isArray(data) ? undefined : asObject(data, schema)
  if (typeof data !== 'string' && typeof data !== 'number' && typeof data !== 'boolean') return undefined
  const text = String(data).trim()
  if (type === 'string') return written(text)
  if (type === 'boolean')
    return Object.hasOwn(truths, text.toLowerCase()) ? written(truths[text.toLowerCase()]) : undefined
  const number = Number(text)
  if (text === '' || !Number.isFinite(number)) return undefined
  return written(type === 'integer' ? Math.round(number) : number)
}
