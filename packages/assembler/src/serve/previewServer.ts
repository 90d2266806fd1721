import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { headersOf, parseHeaders } from './parseHeaders.ts'
import { isApiPath, proxy } from './proxy.ts'
import { readSiteFile } from './siteFile.ts'

export interface PreviewOptions {
  readonly site: string
  readonly brand: string
  readonly api: URL
}

/** The nearest not-found page: that of the language in the path, or the default one. */
const notFoundPaths = (path: string): readonly string[] => [`/${path.split('/')[1] ?? ''}/404.html`, '/404.html']

/** Serves a built site with its own headers and passes API calls on. */
export function createPreviewServer({ site, brand, api }: PreviewOptions): Server {
  const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'))
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const found = await readSiteFile(site, path, accepted)
    let file = found
    for (const other of notFoundPaths(path)) file ??= await readSiteFile(site, other, accepted)
    response.writeHead(found ? 200 : 404, {
      ...headersOf(rules, path),
      'Content-Type': file?.type ?? 'text/plain',
      'Content-Length': file?.bytes.length ?? 0,
      Vary: 'Accept-Encoding',
      ...(file?.encoding ? { 'Content-Encoding': file.encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : file?.bytes)
  }
  return createServer((request, response) => {
    if (isApiPath((request.url ?? '/').split('?')[0] ?? '/')) proxy(request, response, api, brand)
    else
      answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
}
