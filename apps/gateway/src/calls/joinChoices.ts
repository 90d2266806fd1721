import type { ErrorObject } from 'ajv'

export type Fault = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>

/** What a schema finds wrong, with one fault for a value outside a list instead of one for each value of the list. */
export function joinChoices(errors: readonly ErrorObject[]): readonly Fault[] {
  const joined = new Map<ErrorObject, Fault | undefined>()
  for (const choice of errors.filter(({ keyword }) => keyword === 'anyOf')) {
    const start = `${choice.schemaPath}/`
    const parts = errors.filter(({ schemaPath }) => schemaPath.startsWith(start))
    const branches = new Set(parts.map(({ schemaPath }) => schemaPath.slice(start.length).split('/', 1)[0]))
    const names = parts.filter(({ keyword }) => keyword === 'const')
    if (names.length === 0 || names.length < branches.size) continue
    for (const part of parts) joined.set(part, undefined)
    const values = names.map(({ params }) => JSON.stringify(params.allowedValue)).join(', ')
    joined.set(choice, { ...choice, message: `must be one of ${values}` })
  }
  return errors.flatMap((error) => (joined.has(error) ? (joined.get(error) ?? []) : error))
}
