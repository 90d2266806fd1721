import type { Issue } from '@foyer/contract'
import { Ajv, type Options, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { type Fault, joinChoices } from './joinChoices.ts'
import { createNumberCheck } from './plainNumbers.ts'
import { ProblemError } from './problem.ts'
import type { JsonSchema } from './requestSchema.ts'

const options: Options = { allErrors: true, strict: true, strictTypes: false, useDefaults: true, allowUnionTypes: true }
const bodyAjv = new Ajv(options)
/** A query is text, so numbers and booleans are read from it. */
const queryAjv = new Ajv({ ...options, coerceTypes: true })
// The module's default export is the function itself or wrapped once more, depending on who loads it.
const addFormats = ('default' in formats ? formats.default : formats) as unknown as (ajv: Ajv) => void
addFormats(bodyAjv)
addFormats(queryAjv)

const mostIssues = 20
/** Deeper than any request of the contract; what goes on for ever is not followed. */
const deepest = 32

/**
 * The check of one request part, compiled when it is first asked: a server binds hundreds and most processes use few.
 * It throws `validation_failed` with the place of every fault.
 */
export function createRequestCheck(part: 'body' | 'query', schema: JsonSchema): (value: unknown) => void {
  let validate: ValidateFunction | undefined
  const oddNumbers = part === 'query' ? createNumberCheck(schema) : () => []
  return (value) => {
    const textIssue = findBadText(value, '')
    const issues = textIssue === undefined ? oddNumbers(value) : [textIssue]
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues })
    validate ??= (part === 'body' ? bodyAjv : queryAjv).compile(schema)
    if (!validate(value))
      throw new ProblemError('validation_failed', {
        issues: joinChoices(validate.errors ?? [])
          .slice(0, mostIssues)
          .map(toIssue),
      })
  }
}

function toIssue({ instancePath, keyword, params, message }: Fault): Issue {
  const field =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined
  const path =
    field === undefined
      ? instancePath
      : `${instancePath}/${String(field).slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (keyword === 'required') return { path, message: 'is required' }
  if (keyword === 'additionalProperties') return { path, message: 'is not a known field' }
  return { path, message: message ?? 'is not valid' }
}

/** Text that no database column can hold: a NUL character, or half of a surrogate pair. Stops at what is nested too deeply. */
function findBadText(value: unknown, path: string, depth = 0): Issue | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return { path, message: 'must not contain a NUL character' }
    return value.isWellFormed() ? undefined : { path, message: 'must be well-formed Unicode' }
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === deepest) return { path, message: 'is nested too deeply' }
  for (const [key, item] of Object.entries(value)) {
    const issue =
      findBadText(key, path) ??
      findBadText(item, Array.isArray(value) || /^\w{1,64}$/.test(key) ? `${path}/${key}` : path, depth + 1)
    if (issue !== undefined) return issue
  }
  return undefined
}
