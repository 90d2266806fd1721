import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Finding } from '../issues/issue.ts'
import { isJsonObject, type Json } from '../source/jsonNode.ts'
import { explainError } from './explainError.ts'
import { nearestKey } from './explainKey.ts'
import { inputSchema } from './inputSchema.ts'

/** Checks a value against a schema of brand.json and fills in the defaults. */
export interface ShapeCheck {
  readonly findings: readonly Finding[]
  /** The value with its defaults; only meaningful without findings. */
  readonly value: Json
}

const compiled = new WeakMap<object, ValidateFunction>()

function compile(schema: object): ValidateFunction {
  const known = compiled.get(schema)
  if (known) return known
  // `discriminator` gives one error for a tagged union; `verbose` lets the explanation see the keys that would be legal.
  const ajv = new Ajv2020({
    allErrors: true,
    useDefaults: true,
    discriminator: true,
    verbose: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    // That the schema is one is held by a test, and would take longer here than checking a brand.
    meta: false,
    validateSchema: false,
  })
  const validate = ajv.compile(inputSchema(schema))
  compiled.set(schema, validate)
  return validate
}

/** Errors that only repeat what another error at the same place says better. */
function withoutEchoes(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const wrongType = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath))
  // A required key that only has a slip in its name is not missing.
  const misspelt = new Set(
    errors.flatMap(({ keyword, instancePath, params, parentSchema }) =>
      keyword === 'additionalProperties'
        ? [`${instancePath} ${nearestKey(String(params.additionalProperty), parentSchema)}`]
        : [],
    ),
  )
  return errors.filter((error) => {
    if (error.keyword === 'if' || error.keyword === 'propertyNames') return false
    if (error.keyword === 'required') return !misspelt.has(`${error.instancePath} ${error.params.missingProperty}`)
    return error.keyword === 'type' || !wrongType.has(error.instancePath) || error.keyword === 'additionalProperties'
  })
}

/** A brand's own data stays in its files: nothing of Foyer reads it and it never reaches the site. */
function withoutOwnData(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutOwnData)
  if (!isJsonObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !key.startsWith('x-'))
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutOwnData(child)]))
}

export function checkShape(schema: object, value: Json, tags?: readonly string[]): ShapeCheck {
  // A copy of JSON is JSON.
  const copy = structuredClone(value) as Json
  const validate = compile(schema)
  const valid = validate(copy)
  const errors = valid ? [] : withoutEchoes(validate.errors ?? [])
  return { findings: errors.map((error) => explainError(error, value, tags)), value: withoutOwnData(copy) }
}
