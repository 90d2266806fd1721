import { createServer, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createSiteServer, type SiteAnswer } from '@foyer/site-server'
import { isApiPath, proxy } from './proxy.ts'

export interface PreviewOptions {
  readonly site: string
  readonly brand: string
  readonly api: URL
}

/** Serves a built site with its own headers, as the gateway does, and passes API calls on. */
export function createPreviewServer({ site, brand, api }: PreviewOptions): Server {
  const pages = createSiteServer([site])
  return createServer((request, response) => {
    if (isApiPath((request.url ?? '/').split('?')[0] ?? '/')) proxy(request, response, api, brand)
    else
      pages
        .answer(request, 'localhost')
        .then((answer) => give(answer, response))
        .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
}

async function give({ status, headers, body }: SiteAnswer, response: ServerResponse): Promise<void> {
  response.writeHead(status, headers)
  if (body === undefined || typeof body === 'string') response.end(body)
  else await pipeline(body, response)
}
