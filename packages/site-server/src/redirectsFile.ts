import { pathPattern } from './pathPattern.ts'

/** The address that a path has moved to, and the status that says so. */
export interface Moved {
  readonly to: string
  readonly status: number
}

/** One line of a `_redirects` file. */
export type RedirectRule = (path: string) => Moved | undefined

const statuses = [301, 302, 303, 307, 308]

/**
 * Reads a `_redirects` file as static hosts do: each line has a path, where `*` stands for anything, the address that it has moved to, where
 * `:splat` is what the star stood for, and a status, 301 where none stands. Lines that are anything else are left out.
 */
export function parseRedirectsFile(text: string): readonly RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from = '', to = '', status = '301'] = line.trim().split(/\s+/)
    if (!from.startsWith('/') || !to.startsWith('/') || !statuses.includes(Number(status))) return []
    const expression = pathPattern(from)
    return [
      (path: string) => {
        const found = expression.exec(path)
        return found === null ? undefined : { to: to.replace(':splat', found[1] ?? ''), status: Number(status) }
      },
    ]
  })
}
