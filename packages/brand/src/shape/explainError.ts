import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Finding, ValuePath } from '../issues/issue.ts'
import { suggest } from '../issues/nearest.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
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

type Explanation = Pick<Finding, 'code' | 'message' | 'hint'> & { readonly below?: string; readonly atKey?: boolean }

function explain(error: ErrorObject): Explanation {
  // ajv types `params` loosely; each keyword documents its own.
  const { keyword, params, data } = error as ErrorObject & { params: Readonly<Record<string, unknown>> }
  const parent = error.parentSchema as Readonly<Record<string, unknown>> | undefined
  const description = typeof parent?.description === 'string' ? parent.description : undefined
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty)
      const known = Object.keys(isJsonObject(parent?.properties) ? parent.properties : {})
      const form = Object.keys(isJsonObject(parent?.patternProperties) ? parent.patternProperties : {}).find(
        (p) => p !== '^x-',
      )
      const hint = known.length > 0 ? suggest(key, known) : form ? `Keys here look like ${form}` : undefined
      return {
        code: 'unknown-key',
        below: key,
        atKey: true,
        message: `The key "${key}" does not exist here`,
        hint: `${hint ? `${hint}${hint.endsWith('?') ? '' : '.'} ` : ''}Own data may stand under keys that start with x-`,
      }
    }
    case 'required':
      return {
        code: 'missing-key',
        atKey: true,
        message: `The key "${params.missingProperty}" is missing here`,
        hint: missingHint(parent, String(params.missingProperty)),
      }
    case 'type':
      return {
        code: 'wrong-type',
        message: `${shown(data)} should be ${typeNames[String(params.type)] ?? String(params.type)}`,
        ...(description ? { hint: description } : {}),
      }
    case 'enum': {
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
      return {
        code: 'wrong-form',
        message: `${shown(data)} does not have the right form`,
        hint: nearestText(String(data), String(params.pattern)) ?? description ?? `It has to match ${params.pattern}`,
      }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf':
      return {
        code: 'out-of-range',
        message: `${shown(data)} ${error.message ?? 'is out of range'}`,
        hint: nearestNumber(Number(data), parent),
      }
    case 'minLength':
      return {
        code: 'too-short',
        message: params.limit === 1 ? 'This text is empty' : `This text is shorter than ${params.limit} characters`,
        ...(description ? { hint: description } : {}),
      }
    case 'maxLength':
      return {
        code: 'too-long',
        message: `This text has ${[...String(data)].length} characters; at most ${params.limit} fit`,
        ...(description ? { hint: description } : {}),
      }
    case 'minItems':
      return {
        code: 'too-short',
        message: `This list needs at least ${params.limit}`,
        ...(description ? { hint: description } : {}),
      }
    case 'maxItems':
      return {
        code: 'too-long',
        message: `This list has more than ${params.limit}`,
        ...(description ? { hint: description } : {}),
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
        ...(description ? { hint: description } : {}),
      }
  }
}

function missingHint(parent: Readonly<Record<string, unknown>> | undefined, key: string): string | undefined {
  const schema = isJsonObject(parent?.properties) ? parent.properties[key] : undefined
  return isJsonObject(schema) && typeof schema.description === 'string' ? schema.description : undefined
}

/** What an error of the validator means for the person who wrote the file. */
export function explainError(error: ErrorObject, value: Json): Finding {
  const { below, hint, ...explanation } = explain(error)
  const path = pathOf(error.instancePath, value)
  const full = below === undefined ? path : [...path, below]
  const why = reasonFor(full)
  return { ...explanation, path: full, ...(why ? { why } : {}), ...(hint ? { hint } : {}) }
}
