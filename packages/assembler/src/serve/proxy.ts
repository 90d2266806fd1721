import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { apiHost } from '../snapshot/apiHost.ts'

/** Paths that belong to the API and not to the site. */
export const apiPaths = ['/api', '/media', '/wps', '/lgw', '/lotto'] as const

export const isApiPath = (path: string): boolean =>
  apiPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

/** Headers under which the API sees the request as one of the brand's own site. */
export function siteHeaders(
  headers: IncomingMessage['headers'],
  target: URL,
  brand: string,
): IncomingMessage['headers'] {
  const host = apiHost(target, brand)
  return { ...headers, host, ...(headers.origin ? { origin: `${target.protocol}//${host}` } : {}) }
}

/** Passes a request on to the API and its answer back. */
export function proxy(request: IncomingMessage, response: ServerResponse, api: URL, brand: string): void {
  const target = new URL(request.url ?? '/', api)
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest
  const onward = send(
    target,
    { method: request.method, headers: siteHeaders(request.headers, target, brand) },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', (error) => {
    if (response.headersSent) response.destroy()
    else {
      response.writeHead(502, { 'Content-Type': 'application/json' })
      response.end(
        JSON.stringify({
          success: false,
          message: 'unavailable',
          detail: `No answer from ${api.origin}: ${error.message}`,
        }),
      )
    }
  })
  request.pipe(onward)
}
