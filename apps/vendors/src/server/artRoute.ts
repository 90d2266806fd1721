import type { FastifyInstance } from 'fastify'

/** Where pictures of titles are at this server. */
export const artPath = '/art/'
/** Where the gateway draws them. */
const source = '/media/art/wide/'

const patience = 5000
/** A picture drawn by the gateway, its title left out: the game writes the title itself. */
const untitled = /^[0-9a-z]{1,4}\.[a-z]{3,9}\.[a-z0-9]{1,16}\.[0-9a-z]{1,7}\.\.svg$/

/** What a session keeps of its title's picture; nothing of one that the gateway does not draw. */
export function artOf(address: string): { readonly art?: string } {
  if (!address.startsWith(source)) return {}
  const art = address.slice(source.length).replace(/\.[a-z0-9-]*\.svg$/, '..svg')
  return untitled.test(art) ? { art } : {}
}

/** `GET /art/{name}`: a title's picture, fetched from the gateway, since a game loads nothing from another origin. */
export function addArtRoute(app: FastifyInstance, gatewayUrl: string): void {
  app.get<{ Params: { name: string } }>(`${artPath}:name`, async (request, reply) => {
    const { name } = request.params
    if (!untitled.test(name)) return reply.callNotFound()
    const answer = await fetch(gatewayUrl + source + name, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined)
    if (!answer?.ok) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml; charset=utf-8')
      .send(await answer.text())
  })
}
