import Type, { type TSchemaOptions } from 'typebox'

/** One of several texts, typed as their union. */
export const oneOf = <const Values extends readonly string[]>(values: Values, options: TSchemaOptions = {}) =>
  // A union made from a list loses its members' types, so the type is stated beside the schema.
  Type.Unsafe<Values[number]>(
    Type.Union(
      values.map((value) => Type.Literal(value)),
      options,
    ),
  )

/** One of the keys of an object. */
export const keyOf = <T extends object>(values: T, options: TSchemaOptions = {}) =>
  // `Object.keys` forgets the names of keys.
  oneOf(Object.keys(values) as (keyof T & string)[], options)
