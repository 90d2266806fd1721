/** Files that are about the site and no part of it, and their compressed forms. */
const privateFile = /^\/(_headers|_redirects|site\.json)(\.\w+)?$/

/** A request path as it may be looked up, `undefined` when it could lead out of the folder or to a hidden file. */
export function safePath(url: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
  } catch {
    return undefined
  }
  if (!path.startsWith('/') || path.length > 1024 || /[\0\\]|\/\//.test(path)) return undefined
  if (path.split('/').some((segment) => segment.startsWith('.'))) return undefined
  return privateFile.test(path) ? undefined : path
}
