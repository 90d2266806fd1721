import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from '../calls/errorAnswers.ts'
import { ProblemError } from '../calls/problem.ts'
import type { MerchantDirectory } from '../merchants/merchantDirectory.ts'
import { type BuiltSite, readBuiltSite } from './builtSite.ts'
import { contentType } from './contentTypes.ts'
import { isKnownTag } from './entityTag.ts'
import { findEncoded, findFile, type SiteFile } from './findFile.ts'
import { headersFor } from './headersFile.ts'
import { safePath } from './safePath.ts'
import type { SiteServer } from './siteServer.ts'

/** What a page gets besides the site's own `_headers`. */
const baseHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', vary: 'Accept-Encoding' }

/** Serves site folders by host; the first is for hosts that no site names. A folder may be built or rebuilt meanwhile. */
export function createSiteServer(roots: readonly string[], merchants: MerchantDirectory): SiteServer {
  return {
    answer: async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendProblem(request, reply, new ProblemError('method_not_allowed', { allow: 'GET, HEAD' }))
      const site = await siteOf(roots, request.hostname.toLowerCase(), merchants)
      if (site === undefined) return sendBuilding(reply)
      const path = safePath(request.url)
      const file = path === undefined ? undefined : await findFile(site.root, path)
      if (file !== undefined && path !== undefined) return sendFile(request, reply, site, file, path, 200)
      const missing = await findMissingPage(site, path ?? '/')
      if (missing === undefined) return sendProblem(request, reply, new ProblemError('not_found'))
      return sendFile(request, reply, site, missing, path ?? '/', 404)
    },
  }
}

async function siteOf(
  roots: readonly string[],
  host: string,
  merchants: MerchantDirectory,
): Promise<BuiltSite | undefined> {
  const sites = await Promise.all(roots.map(readBuiltSite))
  const brand = merchants.byHost(host)?.brand
  return sites.find((site) => site?.hosts.includes(host)) ?? sites.find((site) => site?.brand === brand) ?? sites[0]
}

/** The not-found page in the language of the path: `/tr/404.html` before `/404.html`. */
async function findMissingPage(site: BuiltSite, path: string): Promise<SiteFile | undefined> {
  const prefix = /^\/[a-z]{2,3}(-[a-z0-9]+)*(?=\/|$)/i.exec(path)?.[0]
  const own = prefix === undefined ? undefined : await findFile(site.root, `${prefix.toLowerCase()}/404.html`)
  return own ?? findFile(site.root, '/404.html')
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  site: BuiltSite,
  file: SiteFile,
  path: string,
  status: 200 | 404,
): Promise<FastifyReply> {
  const type = contentType(file.address)
  const sent = await findEncoded(site.root, file, request.headers['accept-encoding'] ?? '')
  const etag = `"${file.modified.toString(36)}-${sent.size.toString(36)}${sent.encoding === undefined ? '' : `-${sent.encoding}`}"`
  reply
    .headers(baseHeaders)
    .header('cache-control', cacheControl(file.address, type))
    .headers(headersFor(site.headers, path))
    .header('etag', etag)
  if (sent.encoding !== undefined) reply.header('content-encoding', sent.encoding)
  if (status === 404) reply.header('cache-control', 'no-cache')
  else if (isKnownTag(etag, request.headers['if-none-match'])) return reply.code(304).send()
  reply.code(status).type(type).header('content-length', sent.size)
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(sent.path))
}

/** Hashed assets never change; pages are asked about each time; the rest may be an hour old. */
function cacheControl(address: string, type: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return type.startsWith('text/html') ? 'no-cache' : 'public, max-age=3600'
}

function sendBuilding(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers(baseHeaders)
    .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The site is being built. Try again in a moment.\n')
}
