import { deskBase } from '@foyer/contract'
import type { SiteServer } from '@foyer/site-server'
import type { FastifyInstance } from 'fastify'

/** The desk's page and files, where it has been built. */
export function addDeskPages(app: FastifyInstance, site: SiteServer): void {
  app.get(deskBase, ({ url }, reply) => reply.redirect(`${deskBase}/${url.slice(deskBase.length)}`, 308))
  app.get(`${deskBase}/*`, async (request, reply) => {
    const { method, headers, url } = request.raw
    // A site is served from its root; method, headers and address are all that is read of a request.
    const within = { method, headers, url: url?.slice(deskBase.length) } as typeof request.raw
    const { status, headers: answered, body } = await site.answer(within, request.hostname)
    return reply.code(status).headers(answered).send(body)
  })
}
