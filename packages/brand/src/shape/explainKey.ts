import { nearest, suggest } from '../issues/nearest.ts'
import { findLanguage } from '../languages/languages.ts'
import { bannerGroup } from '../schema/site.ts'
import { languageTag } from '../schema/text.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import { nearestText } from './nearestValue.ts'

type Schema = Readonly<Record<string, unknown>> | undefined

const keysOf = (value: unknown): readonly string[] => (isJsonObject(value) ? Object.keys(value) : [])

/** The key that an unknown one most likely meant. */
export const nearestKey = (key: string, schema: Schema): string | undefined => nearest(key, keysOf(schema?.properties))

const formWords: Readonly<Record<string, string>> = {
  [languageTag]: 'Keys here are language tags, e.g. "en"',
  [bannerGroup]: 'Names of banner groups start with w_, e.g. "w_home"',
}

function formHint(key: string, form: string): string | undefined {
  const language = form === languageTag ? findLanguage(key) : undefined
  if (language) return `Write "${language.tag}", the tag of ${language.name}`
  return nearestText(key, form) ?? formWords[form]
}

/** The way out of a key that does not exist in the object that is written. */
export function unknownKeyHint(key: string, schema: Schema, written?: unknown): string {
  const own = 'Own data may stand under keys that start with x-'
  const near = nearestKey(key, schema)
  if (near && isJsonObject(written) && written[near] !== undefined) return `Take it out; "${near}" is there already`
  if (near) return `Did you mean "${near}"?`
  const form = keysOf(schema?.patternProperties).find((pattern) => pattern !== '^x-')
  const hint = form ? formHint(key, form) : suggest(key, keysOf(schema?.properties))
  return `${hint ?? 'Nothing can be set here'}. ${own}`
}

const empty: Readonly<Record<string, string>> = { string: '"…"', object: '{ … }', array: '[ … ]', boolean: 'true' }

/** The way out of a key that is missing. */
export function missingKeyHint(key: string, schema: Schema): string {
  const own = isJsonObject(schema?.properties) ? schema.properties[key] : undefined
  if (!isJsonObject(own)) return `Add "${key}"`
  const value =
    own.const !== undefined ? JSON.stringify(own.const) : typeof own.type === 'string' ? (empty[own.type] ?? '…') : '…'
  return `Add "${key}": ${value}${typeof own.description === 'string' ? ` (${own.description})` : ''}`
}
