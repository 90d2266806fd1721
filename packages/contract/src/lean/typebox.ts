/**
 * The few TypeBox builders that schemas of this repository use, without the type engine behind them:
 * under 1 kB in a browser instead of 18. The portal's build puts it in place of `typebox`;
 * the types always come from the library, and a test holds both to the same JSON Schema.
 */
type Options = Readonly<Record<string, unknown>>
type Schema = Record<string, unknown>

const optional = Symbol('optional')
const typed =
  (type: string) =>
  (options: Options = {}): Schema => ({ type, ...options })

const Type = {
  String: typed('string'),
  Number: typed('number'),
  Integer: typed('integer'),
  Boolean: typed('boolean'),
  Null: typed('null'),
  Unknown: (options: Options = {}): Schema => ({ ...options }),
  Any: (options: Options = {}): Schema => ({ ...options }),
  Unsafe: (schema: Schema): Schema => ({ ...schema }),
  Never: (options: Options = {}): Schema => ({ not: {}, ...options }),
  Literal: (value: string | number | boolean, options: Options = {}): Schema => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Union: (anyOf: readonly Schema[], options: Options = {}): Schema => ({ anyOf, ...options }),
  Array: (items: Schema, options: Options = {}): Schema => ({ type: 'array', items, ...options }),
  Record: (key: Schema, value: Schema, options: Options = {}): Schema => ({
    type: 'object',
    patternProperties: { [typeof key.pattern === 'string' ? key.pattern : '^.*$']: value },
    ...options,
  }),
  Optional: (schema: Schema): Schema => Object.defineProperty({ ...schema }, optional, { value: true }),
  Object: (properties: Readonly<Record<string, Schema>>, options: Options = {}): Schema => {
    const required = Object.keys(properties).filter((name) => !(optional in (properties[name] ?? {})))
    return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options }
  },
}

export default Type
