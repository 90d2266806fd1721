import { pathPattern } from './pathPattern.ts'

/** One block of a `_headers` file: which paths it is for, and what it sets. */
export interface HeaderRule {
  readonly matches: (path: string) => boolean
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * Reads a `_headers` file as static hosts do: a line without indentation is a path, where `*` stands for anything and
 * `:name` for one segment; indented `Name: value` lines belong to the path above. Lines that are neither are left out.
 */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
  const rules: { matches: HeaderRule['matches']; headers: [string, string][] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      const expression = pathPattern(content)
      rules.push({ matches: (path) => expression.test(path), headers: [] })
      continue
    }
    const colon = content.indexOf(':')
    const name = content.slice(0, colon).trim().toLowerCase()
    if (colon > 0 && /^[a-z0-9-]+$/.test(name)) rules.at(-1)?.headers.push([name, content.slice(colon + 1).trim()])
  }
  return rules
}

/** The headers of a path: those of every block that matches; the same header twice is joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  for (const rule of rules) {
    if (!rule.matches(path)) continue
    for (const [name, value] of rule.headers)
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`
  }
  return headers
}
