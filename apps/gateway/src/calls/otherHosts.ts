import { wireHeaders } from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants/merchant.ts'

/**
 * Whether a page at another host of the same site asks (GW06): one whose brand has its hosts measured, and without any
 * cookie. Games of a sandbox are on the same machine, but on a port of their own.
 */
export function isFromOtherHost({ headers, host }: FastifyRequest, merchant: Merchant | undefined): boolean {
  const { origin, cookie } = headers
  if (!merchant?.config.api.speedTest || origin === undefined || cookie !== undefined) return false
  if (!URL.canParse(origin) || !URL.canParse(`http://${host}`)) return false
  const { hostname, port, protocol } = new URL(origin)
  const isSafe = protocol === 'https:' || hostname.endsWith('.localhost')
  return isSafe && merchant.hosts.includes(hostname) && port === new URL(`http://${host}`).port
}

/** Lets that page read the answer, whatever it is. */
export function letOtherHostRead({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    // What `isFromOtherHost` has looked at.
    'access-control-allow-origin': headers.origin ?? '',
    'access-control-expose-headers': 'Retry-After, X-Request-Id',
    vary: [reply.getHeader('vary'), 'Origin'].flat().filter(Boolean).join(', '),
  })
}

/** What its browser asks before it sends headers of ours. */
export function allowOtherHost(request: FastifyRequest, reply: FastifyReply): void {
  letOtherHostRead(request, reply)
  reply.code(204).headers({
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': ['Authorization', 'Content-Type', ...Object.values(wireHeaders)].join(', '),
    'access-control-max-age': '600',
  })
}
