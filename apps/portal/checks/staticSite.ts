import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

async function findPage(
  root: string,
  path: string,
): Promise<{ readonly file: string; readonly bytes: Buffer } | undefined> {
  const clean = normalize(decodeURIComponent(path)).replace(/^(?:\.\.[/\\])+/, '')
  const files = extname(clean) ? [clean] : [join(clean, 'index.html')]
  for (const file of files) {
    const bytes = await readFile(join(root, file)).catch(() => undefined)
    if (bytes) return { file, bytes }
  }
  return undefined
}

/** Serves a built site without its API, which answers that it is not there. */
export async function serveSite(root: string): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.startsWith('/api')) {
      const body = JSON.stringify({ success: false, code: 'unavailable', message: 'No API here', requestId: '-' })
      response.writeHead(503, { 'Content-Type': 'application/json' }).end(body)
      return
    }
    const found = (await findPage(root, path)) ?? (await findPage(root, '/404.html'))
    if (!found) response.writeHead(404).end()
    else
      response
        .writeHead(200, { 'Content-Type': types[extname(found.file)] ?? 'application/octet-stream' })
        .end(found.bytes)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
