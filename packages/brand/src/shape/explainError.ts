import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Finding, ValuePath } from '../issues/issue.ts'
import { suggest } from '../issues/nearest.ts'
import { notBlank } from '../schema/text.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
import { missingKeyHint, unknownKeyHint } from './explainKey.ts'
import { nearestType } from './nearestType.ts'
import { nearestNumber, nearestText } from './nearestValue.ts'
import { reasonFor } from './reasons.ts'

/** Turns ajv's JSON pointer into a path, with numbers where the value has a list. */
export function pathOf(pointer: string, value: Json): ValuePath {
  const path: (string | number)[] = []
  let at: Json | undefined = value
  for (const raw of pointer.split('/').slice(1)) {
    const part = raw.replaceAll('~1', '/').replaceAll('~0', '~')
    path.push(Array.isArray(at) ? Number(part) : part)
    at = Array.isArray(at) ? at[Number(part)] : isJsonObject(at) ? at[part] : undefined
  }
  return path
}

function valueAt(value: Json, path: ValuePath): Json | undefined {
  let at: Json | undefined = value
  for (const part of path) at = Array.isArray(at) ? at[Number(part)] : isJsonObject(at) ? at[String(part)] : undefined
  return at
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
  number: 'a number',
  integer: 'a whole number',
}

const shown = (data: unknown): string => {
  const text = JSON.stringify(data) ?? String(data)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0)

interface Explanation {
  readonly code: string
  readonly message: string
  readonly hint?: string | undefined
  readonly atKey?: boolean
  /** Key below the place that the problem belongs to. */
  readonly below?: string
  /** Key below the place that says why it matters. */
  readonly reason?: string
}

function explain(error: ErrorObject, written: Json | undefined, tags: readonly string[]): Explanation {
  // ajv types `params` loosely; each keyword documents its own.
  const { keyword, params, data } = error as ErrorObject & { params: Readonly<Record<string, unknown>> }
  // ajv gives it to every error, as `verbose` asks.
  const parent = error.parentSchema as Readonly<Record<string, unknown>> | undefined
  const description = typeof parent?.description === 'string' ? parent.description : undefined
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty)
      return {
        code: 'unknown-key',
        below: key,
        atKey: true,
        message: `The key "${key}" does not exist here`,
        hint: unknownKeyHint(key, parent, written),
      }
    }
    case 'required': {
      const key = String(params.missingProperty)
      return {
        code: 'missing-key',
        reason: key,
        atKey: true,
        message: `The key "${key}" is missing here`,
        hint: missingKeyHint(key, parent),
      }
    }
    case 'type':
      return {
        code: 'wrong-type',
        message: `${shown(data)} should be ${typeNames[String(params.type)] ?? String(params.type)}`,
        hint:
          nearestType(data, String(params.type), parent ?? {}, tags) ??
          description ??
          `Write ${typeNames[String(params.type)] ?? String(params.type)}`,
      }
    case 'enum': {
      // ajv gives them to every error of this keyword.
      const allowed = (params.allowedValues as readonly unknown[]).map(String)
      return {
        code: 'unknown-value',
        message: `${shown(data)} is not one of the possible values`,
        hint: suggest(String(data), allowed) ?? description,
      }
    }
    case 'const':
      return {
        code: 'unknown-value',
        message: `${shown(data)} is not possible here`,
        hint: `Write ${shown(params.allowedValue)}`,
      }
    case 'discriminator':
      return { code: 'unknown-value', message: `The value of "${params.tag}" does not exist`, hint: description }
    case 'pattern':
      if (params.pattern === notBlank)
        return {
          code: 'too-short',
          message: 'This text is empty',
          hint: `Write words here${description ? ` (${description})` : ''}`,
        }
      return {
        code: 'wrong-form',
        message: `${shown(data)} does not have the right form`,
        hint: nearestText(String(data), String(params.pattern)) ?? description ?? `It has to match ${params.pattern}`,
      }
    case 'minimum':
    case 'maximum':
      return {
        code: 'out-of-range',
        message: `${shown(data)} is ${keyword === 'minimum' ? 'less' : 'more'} than ${params.limit}`,
        hint: nearestNumber(Number(data), parent),
      }
    case 'minLength':
      return {
        code: 'too-short',
        message: params.limit === 1 ? 'This text is empty' : `This text is shorter than ${params.limit} characters`,
        hint: description,
      }
    case 'maxLength': {
      const length = [...String(data)].length
      return {
        code: 'too-long',
        message: `This text has ${length} characters; at most ${params.limit} fit here`,
        hint: `Take out ${length - Number(params.limit)} or more`,
      }
    }
    case 'minItems':
      return {
        code: 'too-short',
        message: `This list needs at least ${params.limit}`,
        hint: description,
      }
    case 'maxItems':
      return {
        code: 'too-long',
        message: `This list has ${lengthOf(data)}; at most ${params.limit} are possible`,
        hint: `Take out ${lengthOf(data) - Number(params.limit)} or more`,
      }
    case 'uniqueItems':
      return {
        code: 'duplicate-item',
        message: `Items ${Number(params.j) + 1} and ${Number(params.i) + 1} of this list are the same`,
        hint: 'Keep one of them',
      }
    default:
      return {
        code: 'wrong-value',
        message: `${shown(data)} ${error.message ?? 'is not possible here'}`,
        hint: description,
      }
  }
}

/** What an error of the validator means for the person who wrote the file; `tags` are those of the site's languages. */
export function explainError(error: ErrorObject, value: Json, tags: readonly string[] = ['en']): Finding {
  const path = pathOf(error.instancePath, value)
  const { below, reason = below, hint, ...explanation } = explain(error, valueAt(value, path), tags)
  const full = below === undefined ? path : [...path, below]
  const why = reasonFor(reason === undefined ? path : [...path, reason])
  return { ...explanation, path: full, ...(why ? { why } : {}), ...(hint ? { hint } : {}) }
}
