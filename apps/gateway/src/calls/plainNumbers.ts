import type { Issue } from '@foyer/contract'
import type { JsonSchema } from './requestSchema.ts'

const forms = {
  integer: { pattern: /^-?\d{1,15}$/, message: 'must be a whole number in plain digits' },
  number: { pattern: /^-?\d{1,15}(\.\d{1,15})?$/, message: 'must be a number in plain digits' },
} as const

/**
 * Finds the numbers of a query that are not written in plain decimal digits. The validator would read `0x10`, ` 5` and
 * `1e999` as numbers, and holds none of them to a range once it took it for infinite.
 */
export function createNumberCheck({ properties = {} }: JsonSchema): (query: unknown) => readonly Issue[] {
  // A schema of a query is an object's, and a query that was parsed is an object of texts.
  const numbers = Object.entries(properties as Readonly<Record<string, JsonSchema>>).flatMap(([name, { type }]) =>
    type === 'integer' || type === 'number' ? [[name, forms[type]] as const] : [],
  )
  return (query) =>
    numbers.flatMap(([name, { pattern, message }]) => {
      // A parsed query is an object.
      const value = (query as Readonly<Record<string, unknown>>)[name]
      return typeof value === 'string' && !pattern.test(value) ? [{ path: `/${name}`, message }] : []
    })
}
