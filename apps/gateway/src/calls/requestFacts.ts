import { sourceLanguage } from '@foyer/brand'
import type { FastifyInstance } from 'fastify'
import type { Merchant } from '../merchants/merchant.ts'
import type { SessionIdentity } from './handlers.ts'
import { isFromOtherHost, letOtherHostRead } from './otherHosts.ts'
import { checkMerchant, resolveLanguage } from './resolveMerchant.ts'
import { apiSecurityHeaders } from './securityHeaders.ts'
import type { Services } from './services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Merchant of the host; every API request has one. */
    merchant: Merchant | undefined
    /** BCP 47 tag the answer is in. */
    language: string
    session: SessionIdentity | undefined
    sessionToken: string | undefined
  }
  interface FastifyContextConfig {
    /** Id of the operation behind the route. */
    operation?: string
  }
}

/** Finds out, before anything else, which merchant a request is for and in which language it is answered. */
export function addRequestFacts(app: FastifyInstance, { merchants }: Services): void {
  app.decorateRequest('merchant', undefined)
  app.decorateRequest('language', sourceLanguage)
  app.decorateRequest('session', undefined)
  app.decorateRequest('sessionToken', undefined)

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.routeOptions.config.operation === undefined) return done()
    reply.headers(apiSecurityHeaders)
    // A port past the last one makes no address, which messages and passkeys name.
    const isHost = URL.canParse(`http://${request.host}`)
    const merchant = isHost ? merchants.byHost(request.hostname.toLowerCase()) : undefined
    request.language = resolveLanguage(request, merchant)
    request.merchant = merchant
    if (isFromOtherHost(request, merchant)) letOtherHostRead(request, reply)
    done(checkMerchant(request, merchant))
  })
}
