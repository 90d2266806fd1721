import type { FastifyInstance } from 'fastify'
import { apiBase } from './bindOperation.ts'
import { describeMiss } from './notFound.ts'
import { allowOtherHost, isFromOtherHost } from './otherHosts.ts'
import type { Services } from './services.ts'

/** Answers browsers that ask whether a page may call, for pages at the other hosts of a site alone (GW06). */
export function addPreflight(app: FastifyInstance, { merchants }: Pick<Services, 'merchants'>): void {
  app.options(`${apiBase}/*`, async (request, reply) => {
    const merchant = merchants.byHost(request.hostname.toLowerCase())
    if (!isFromOtherHost(request, merchant)) throw describeMiss(request)
    allowOtherHost(request, reply)
    return reply.send()
  })
}
