import { type BrandDocument, formatPath, type ValuePath } from '@foyer/brand/node'

export interface OriginRow {
  readonly path: string
  /** The value as JSON. */
  readonly value: string
  /** `default`, or the place in a file. */
  readonly origin: string
}

/** Every single value of a resolved brand with where it came from. */
export function listOrigins(value: unknown, document: BrandDocument, path: ValuePath = []): readonly OriginRow[] {
  const children: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : []
  if (children.length > 0) return children.flatMap(([key, child]) => listOrigins(child, document, [...path, key]))
  const place = document.origin(path)
  return [
    {
      path: formatPath(path),
      value: JSON.stringify(value) ?? 'null',
      origin: place ? `${place.file}:${place.line}` : 'default',
    },
  ]
}
