import type { IncomingMessage } from 'node:http'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { send } from '@fastify/send'
import { type BuiltSite, readBuiltSite } from './builtSite.ts'
import { contentType } from './contentType.ts'
import { findEncoded, findFile, type SiteFile } from './findFile.ts'
import { headersFor } from './headersFile.ts'
import type { Moved } from './redirectsFile.ts'
import { safePath } from './safePath.ts'

/** An answer as any server can give it. */
export interface SiteAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  /** Nothing for HEAD and for what the browser has already. */
  readonly body?: Readable | string
}

/** Serves the pages of built sites. */
export interface SiteServer {
  /** Answers a request for a page or file; the site's own not-found page with 404 where there is none. */
  readonly answer: (request: IncomingMessage, host: string) => Promise<SiteAnswer>
}

/** What a page gets besides the site's own `_headers`. */
const baseHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', vary: 'Accept-Encoding' }

/**
 * Serves site folders by host: the one whose site.json names it, else that of the brand the host means, else the first
 * where it means none. A folder may be built or rebuilt meanwhile.
 */
export function createSiteServer(
  roots: readonly string[],
  brandOf: (host: string) => string | undefined = () => undefined,
): SiteServer {
  return {
    answer: async (request, host) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return answerText(405, 'Only reading is possible here.', { allow: 'GET, HEAD' })
      const site = await siteOf(roots, host.toLowerCase(), brandOf)
      if (site === 'elsewhere') return answerText(404, howToBuild(roots, brandOf(host.toLowerCase()) ?? ''))
      if (site === undefined)
        return answerText(503, 'The site is being built. Try again in a moment.', { 'retry-after': '2' })
      const path = safePath(request.url ?? '/')
      const file = path === undefined ? undefined : await findFile(site.root, path)
      if (file !== undefined && path !== undefined) return answerFile(request, site, file, path)
      const moved = path === undefined ? undefined : findMoved(site, path)
      if (moved !== undefined) return answerMoved(request, moved)
      const missing = await findMissingPage(site, path ?? '/')
      return missing === undefined
        ? answerText(404, 'There is no such page.')
        : answerMissing(request, site, missing, path ?? '/')
    },
  }
}

async function siteOf(
  roots: readonly string[],
  host: string,
  brandOf: (host: string) => string | undefined,
): Promise<BuiltSite | 'elsewhere' | undefined> {
  const sites = await Promise.all(roots.map(readBuiltSite))
  const named = sites.find((site) => site?.hosts.includes(host))
  if (named) return named
  const brand = brandOf(host)
  if (brand === undefined) return sites[0]
  // One brand never stands in for another.
  const own = roots.findIndex((root) => basename(root) === brand)
  return own === -1 ? 'elsewhere' : sites[own]
}

const howToBuild = (roots: readonly string[], brand: string): string =>
  [
    `This address belongs to the brand "${brand}", and its site is not built here.`,
    '',
    'To try it on your own machine, start it beside the others:',
    `  npm start -- ${[...roots.map((root) => basename(root)), brand].join(' ')}`,
    'On a server, build it and name its folder in FOYER_SITES:',
    `  npx foyer build ${brand}`,
  ].join('\n')

/** Where a page is that has another address; never at another site. */
function findMoved({ redirects }: BuiltSite, path: string): Moved | undefined {
  for (const rule of redirects) {
    const moved = rule(path)
    if (moved !== undefined && !moved.to.startsWith('//')) return moved
  }
  return undefined
}

const answerMoved = ({ url = '' }: IncomingMessage, { to, status }: Moved): SiteAnswer => ({
  status,
  headers: { ...baseHeaders, 'cache-control': 'no-cache', location: encodeURI(to) + (/\?[^#]*/.exec(url)?.[0] ?? '') },
  body: '',
})

/** The not-found page in the language of the path: `/tr/404.html` before `/404.html`. */
async function findMissingPage(site: BuiltSite, path: string): Promise<SiteFile | undefined> {
  const prefix = /^\/[a-z]{2,3}(-[a-z0-9]+)*(?=\/|$)/i.exec(path)?.[0]
  const own = prefix === undefined ? undefined : await findFile(site.root, `${prefix.toLowerCase()}/404.html`)
  return own ?? findFile(site.root, '/404.html')
}

async function answerFile(
  request: IncomingMessage,
  site: BuiltSite,
  file: SiteFile,
  path: string,
): Promise<SiteAnswer> {
  const sent = await findEncoded(site.root, file, String(request.headers['accept-encoding'] ?? ''))
  // Conditions, ranges and the tag are the library's; what is sent, and under which headers, is decided here.
  const { statusCode, headers, stream } = await send(
    request,
    encodeURI(sent.encoding === undefined ? sent.address : `${sent.address}.${sent.encoding}`),
    { root: site.root, index: false, cacheControl: false, contentType: false, dotfiles: 'deny' },
  )
  const type = contentType(file.address)
  const hasContent = statusCode === 200 || statusCode === 206
  return {
    status: statusCode,
    headers: {
      ...baseHeaders,
      'cache-control': cacheControl(file.address, type),
      ...headersFor(site.headers, path),
      ...(hasContent ? { 'content-type': type } : {}),
      ...(sent.encoding !== undefined && statusCode < 400 ? { 'content-encoding': sent.encoding } : {}),
      // Names in one case, so that none stands twice.
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    },
    ...(request.method === 'HEAD' || statusCode === 304 ? {} : { body: stream }),
  }
}

/** The not-found page, whole and asked about each time. */
async function answerMissing(
  { method, headers }: IncomingMessage,
  site: BuiltSite,
  page: SiteFile,
  path: string,
): Promise<SiteAnswer> {
  const accept = { 'accept-encoding': headers['accept-encoding'] }
  // A request without conditions; its method and headers are all that is read of it.
  const answer = await answerFile({ method, headers: accept } as IncomingMessage, site, page, path)
  return { ...answer, status: 404, headers: { ...answer.headers, 'cache-control': 'no-cache' } }
}

/** Hashed assets never change; pages are asked about each time; the rest may be an hour old. */
function cacheControl(address: string, type: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return type.startsWith('text/html') ? 'no-cache' : 'public, max-age=3600'
}

function answerText(status: number, text: string, headers: Readonly<Record<string, string>> = {}): SiteAnswer {
  return {
    status,
    headers: { ...baseHeaders, 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...headers },
    body: `${text}\n`,
  }
}
