/** The part of JSON Schema that the contract's answers use. */
interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | readonly Schema[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly not?: Schema
  readonly pattern?: string
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

const fits = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : type === kindOf(value)

/**
 * Finds the first place where an answer does not fit its schema, as a JSON pointer; `undefined` when it fits.
 * Fields the schema does not name are ignored. Interprets the schema, since a strict CSP forbids compiling one.
 */
export function findMismatch(schema: Schema, value: unknown, path = ''): string | undefined {
  if (schema.not) return path || '/'
  if (schema.anyOf) return schema.anyOf.some((one) => findMismatch(one, value) === undefined) ? undefined : path || '/'
  if ('const' in schema) return schema.const === value ? undefined : path || '/'
  if (schema.type === undefined) return undefined
  if (!fits(schema.type, value)) return path || '/'
  // The type was checked above.
  if (schema.pattern && !new RegExp(schema.pattern).test(value as string)) return path || '/'
  // The type was checked above.
  if (schema.type === 'array') return findInItems(schema.items, value as readonly unknown[], path)
  // The type was checked above.
  if (schema.type === 'object') return findInFields(schema, value as Readonly<Record<string, unknown>>, path)
  return undefined
}

function findInItems(items: Schema['items'], values: readonly unknown[], path: string): string | undefined {
  if (!items || Array.isArray(items)) return undefined
  for (const [index, value] of values.entries()) {
    // `items` of an array schema is a schema.
    const place = findMismatch(items as Schema, value, `${path}/${index}`)
    if (place !== undefined) return place
  }
  return undefined
}

function findInFields(schema: Schema, value: Readonly<Record<string, unknown>>, path: string): string | undefined {
  for (const name of schema.required ?? []) if (!Object.hasOwn(value, name)) return `${path}/${name}`
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!Object.hasOwn(value, name)) continue
    const place = findMismatch(field, value[name], `${path}/${name}`)
    if (place !== undefined) return place
  }
  const rest = Object.values(schema.patternProperties ?? {})[0]
  if (!rest) return undefined
  for (const [name, field] of Object.entries(value)) {
    const place = findMismatch(rest, field, `${path}/${name}`)
    if (place !== undefined) return place
  }
  return undefined
}
