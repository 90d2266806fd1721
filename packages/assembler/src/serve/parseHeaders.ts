export interface HeaderRule {
  /** Path, with `*` at its end for everything below. */
  readonly pattern: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Reads a `_headers` file as static hosts do. */
export function parseHeaders(text: string): readonly HeaderRule[] {
  const rules: { pattern: string; headers: (readonly [string, string])[] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: line.trim(), headers: [] })
      continue
    }
    const at = line.indexOf(':')
    if (at > 0) rules.at(-1)?.headers.push([line.slice(0, at).trim(), line.slice(at + 1).trim()])
  }
  return rules
}

const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** Headers of a path; later rules win. */
export const headersOf = (rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(rules.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers))
