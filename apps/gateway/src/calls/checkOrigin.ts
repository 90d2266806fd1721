import { requestedWith } from '@foyer/contract'
import type { FastifyRequest } from 'fastify'
import { isFromOtherHost } from './otherHosts.ts'
import { ProblemError } from './problem.ts'

/**
 * Refuses calls that another site makes in a player's browser (ruling 22). A page elsewhere can neither send the custom
 * header without a preflight nor hide where it is from; a sandboxed game on another port counts as elsewhere.
 */
export function checkWriteOrigin(request: FastifyRequest): void {
  const { headers } = request
  if (headers['x-requested-with'] !== requestedWith) throw new ProblemError('csrf_refused')
  checkSite(request)
}

/** For a GET that changes something (ruling 26): the browser says that the page is ours, or the custom header is there. */
export function checkSameOriginRead(request: FastifyRequest): void {
  const { headers } = request
  if (headers['sec-fetch-site'] === undefined && headers['x-requested-with'] !== requestedWith)
    throw new ProblemError('csrf_refused')
  checkSite(request)
}

function checkSite(request: FastifyRequest): void {
  const { headers, host, merchant, method } = request
  // Without cookies nobody is signed in whom a page could act for, but by a token that the page itself has.
  if ((method === 'GET' || merchant?.sessionMode === 'token') && isFromOtherHost(request, merchant)) return
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new ProblemError('csrf_refused')
  const origin = headers.origin
  if (origin !== undefined && hostOf(origin) !== host.toLowerCase()) throw new ProblemError('csrf_refused')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
