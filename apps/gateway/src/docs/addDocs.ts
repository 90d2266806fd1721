import type { FastifyInstance } from 'fastify'
import { apiSecurityHeaders } from '../calls/securityHeaders.ts'
import { docsCss } from './docsCss.ts'
import { createDocsPage } from './docsPage.ts'
import { createOpenApi } from './openApi.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

/** The API's own documents: `/api/docs`, and as OpenAPI at `/api/docs/openapi.json`. */
export function addDocs(app: FastifyInstance): void {
  const documents: readonly (readonly [string, string, string])[] = [
    ['/api/docs', 'text/html; charset=utf-8', createDocsPage()],
    ['/api/docs/docs.css', 'text/css; charset=utf-8', docsCss],
    ['/api/docs/openapi.json', 'application/json; charset=utf-8', JSON.stringify(createOpenApi())],
  ]
  for (const [url, type, text] of documents) {
    app.get(url, async (_request, reply) =>
      reply
        .headers({
          ...apiSecurityHeaders,
          'content-security-policy': pagePolicy,
          'cache-control': 'public, max-age=300',
        })
        .type(type)
        .send(text),
    )
  }
}
