import type { RoutePlugin } from '@foyer/gateway/ports'
import { demoPage, demoPages, demoStyle } from './demoPage.ts'

const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=300',
}

/** `GET /media/demo/{page}`: where links lead that leave a real site, such as live chat and apps. */
export const addDemoRoutes: RoutePlugin = (server) => {
  server.get('/media/demo/page.css', (_request, reply) => reply.headers(headers).type('text/css').send(demoStyle))
  server.get<{ Params: { page: string } }>('/media/demo/:page', (request, reply) => {
    const page = demoPages.find((known) => known === request.params.page)
    if (!page) return reply.callNotFound()
    return reply.headers(headers).type('text/html; charset=utf-8').send(demoPage(page))
  })
}
