import type { WorkerSite } from './workerSite.ts'

/** How a request is answered; `undefined` is left to the browser. */
export type Kind =
  /** A page that anybody may see, and the name it is kept under. */
  | { readonly kind: 'page'; readonly key: string }
  /** A page of an account, or one the build does not know: from the network, or the offline page. */
  | { readonly kind: 'private' }
  /** A file whose name changes with its contents. */
  | { readonly kind: 'asset' }
  /** An answer of the API that is the same for everybody, and the name it is kept under. */
  | { readonly kind: 'answer'; readonly key: string }

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>

/** The prefix of a path's language: `/tr` for `/tr/rng`. */
export function prefixOf(path: string, { offline }: Pick<WorkerSite, 'offline'>): string {
  const own = Object.keys(offline).filter((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  return own.sort((one, other) => other.length - one.length)[0] ?? ''
}

/** What a page is kept under, where everybody sees the same at its address. */
function pageKey(path: string, site: WorkerSite): string | undefined {
  const prefix = prefixOf(path, site)
  const bare = path.slice(prefix.length).replace(/\/+$/, '') || '/'
  return site.pages.includes(bare) ? prefix + bare : undefined
}

/**
 * Decides by the address alone what may be kept. A list of what is public, so that whatever is added later is private until
 * somebody says otherwise.
 */
export function kindOf({ method, mode, url, headers }: Asked, origin: string, site: WorkerSite): Kind | undefined {
  const { origin: itsOrigin, pathname } = new URL(url)
  // A part of a file is no file, and who sends a token asks for themselves.
  if (method !== 'GET' || itsOrigin !== origin || headers.has('range') || headers.has('authorization')) return undefined
  if (pathname.startsWith('/assets/')) return { kind: 'asset' }
  if (site.answers.includes(pathname))
    return { kind: 'answer', key: `${pathname}?language=${encodeURIComponent(headers.get('language') ?? '')}` }
  if (mode !== 'navigate' || pathname.startsWith('/api/')) return undefined
  const key = pageKey(pathname, site)
  return key === undefined ? { kind: 'private' } : { kind: 'page', key }
}
