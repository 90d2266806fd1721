import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { RoutePlugin } from '@foyer/gateway/ports'
import { artKinds, readArtSeed } from './artAddress.ts'
import { drawArt } from './drawArt.ts'

const compress = promisify(brotliCompress)
const quality = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}
/** Pictures kept drawn; each takes about 3 kB compressed. */
const kept = 4000

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Vary: 'Accept-Encoding',
}

/** `GET /media/art/{kind}/{seed}.svg`: pictures of the sandbox world, drawn when asked for and kept for ever by browsers. */
export const addArtworkRoutes: RoutePlugin = (server) => {
  const drawn = new Map<string, Buffer>()

  async function compressed(address: string, svg: string): Promise<Buffer> {
    const known = drawn.get(address)
    if (known) return known
    const made = await compress(svg, quality)
    const oldest = drawn.keys().next().value
    if (drawn.size >= kept && oldest !== undefined) drawn.delete(oldest)
    drawn.set(address, made)
    return made
  }

  server.get<{ Params: { kind: string; file: string } }>('/media/art/:kind/:file', async (request, reply) => {
    const kind = artKinds.find((known) => known === request.params.kind)
    const subject = request.params.file.endsWith('.svg') ? readArtSeed(request.params.file.slice(0, -4)) : undefined
    if (!kind || !subject) return reply.callNotFound()
    reply.headers(headers)
    if (!String(request.headers['accept-encoding'] ?? '').includes('br')) return reply.send(drawArt(kind, subject))
    const address = `${kind}/${request.params.file}`
    const body = drawn.get(address) ?? (await compressed(address, drawArt(kind, subject)))
    return reply.header('Content-Encoding', 'br').send(body)
  })
}
