import type { FastifyReply, FastifyRequest } from 'fastify'

/** Serves the pages of built sites. */
export interface SiteServer {
  /** Answers a request for a page or file; the site's own not-found page with 404 where there is none. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}
