import { isJsonObject, type Json, type JsonObject } from '../source/jsonNode.ts'

/** Keys that start so are free for a brand's own notes and tools (CF04). */
const escapeHatch = '^x-'

type Schema = { readonly [key: string]: Json }

const constOf = (schema: Json): Json | undefined => (isJsonObject(schema) ? schema.const : undefined)

/** `anyOf` of constants becomes `enum`; `anyOf` of objects told apart by one constant key becomes a tagged `oneOf`. */
function readableUnion(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const constants = anyOf.map(constOf)
  if (constants.every((value) => value !== undefined)) return { ...rest, type: 'string', enum: constants }
  const tag = tagOf(anyOf)
  return tag === undefined
    ? schema
    : { ...rest, type: 'object', oneOf: anyOf, required: [tag], discriminator: { propertyName: tag } }
}

function tagOf(options: readonly Json[]): string | undefined {
  const [first] = options
  if (!isJsonObject(first) || !isJsonObject(first.properties)) return undefined
  return Object.keys(first.properties).find((key) =>
    options.every(
      (option) =>
        isJsonObject(option) &&
        isJsonObject(option.properties) &&
        constOf(option.properties[key] ?? null) !== undefined,
    ),
  )
}

const hasDefault = (schema: Json | undefined): boolean => isJsonObject(schema) && Object.hasOwn(schema, 'default')

/** Unknown keys are refused, keys with a default may be left out, keys with `x-` are free. */
function strictObject(schema: Schema): Schema {
  if (schema.type !== 'object' || Array.isArray(schema.oneOf)) return schema
  const properties = isJsonObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required : []
  const needed = required.filter((key) => !hasDefault(properties[String(key)]))
  const patterns = isJsonObject(schema.patternProperties) ? schema.patternProperties : {}
  const named = Object.entries(patterns).map(
    ([pattern, value]) => [pattern === '^.*$' ? '^(?!x-)' : pattern, value] as const,
  )
  const { required: _required, ...rest } = schema
  return {
    ...rest,
    ...(needed.length > 0 ? { required: needed } : {}),
    patternProperties: { ...Object.fromEntries(named), [escapeHatch]: {} },
    additionalProperties: false,
  }
}

/** Keywords whose value is data, not a schema. */
const dataKeywords = new Set(['default', 'enum', 'const', 'examples', 'required', 'discriminator'])
/** Keywords whose value maps names to schemas. */
const mapKeywords = new Set(['properties', 'patternProperties', '$defs'])

function transform(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(transform)
  if (!isJsonObject(schema)) return schema
  const inner = Object.entries(schema).map(([key, value]) => {
    if (dataKeywords.has(key)) return [key, value] as const
    if (mapKeywords.has(key) && isJsonObject(value)) {
      return [key, Object.fromEntries(Object.entries(value).map(([name, child]) => [name, transform(child)]))] as const
    }
    return [key, transform(value)] as const
  })
  return strictObject(readableUnion(Object.fromEntries(inner)))
}

/** The schema of what a person writes, from the schema of what the program reads: defaults make keys optional. */
export function inputSchema(resolved: object): JsonObject {
  // A schema is plain JSON apart from hidden marks of the library that made it, which the round trip drops.
  return transform(JSON.parse(JSON.stringify(resolved)) as Json) as JsonObject
}
