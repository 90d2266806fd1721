import type { DomainRoute } from '@foyer/contract'
import { domainRoute } from '@foyer/contract/operations/system'
import { type WireAdapter, wpsAdapter } from './adapter.ts'
import { findMismatch } from './checkValue.ts'
import { type PageOrigin, routeOrigin } from './fastestRoute.ts'

export interface MeasureOptions {
  /** Path of the API under every one of the hosts, e.g. `/api`. */
  readonly base: string
  /** Scheme and port under which the hosts are reached: those of the page. */
  readonly page: PageOrigin
  readonly adapter?: WireAdapter
  readonly fetch?: typeof fetch
  /** Milliseconds for all hosts together, which are asked at the same time; 3,000 by default. */
  readonly timeout?: number
}

/**
 * Times how soon each host of a site answers (GW06). A host counts when what it answers names it as one of the site's; the
 * speed of others is 0. No host is asked twice, and nothing that belongs to a session is sent.
 */
export async function measureRoutes({ domainList }: DomainRoute, options: MeasureOptions): Promise<DomainRoute> {
  const { base, page, adapter = wpsAdapter, timeout = 3_000 } = options
  const { shape } = domainRoute
  const noKey = (): Promise<JsonWebKey> => Promise.reject(new Error('There is no body to encrypt'))
  const { path } = await adapter.request(shape, undefined, noKey)
  const send = options.fetch ?? fetch
  const signal = AbortSignal.timeout(timeout)

  const speedOf = async (domain: string): Promise<number> => {
    const started = performance.now()
    try {
      // A plain request without headers of ours, so that no other has to go before it.
      const answer = await send(routeOrigin(domain, page) + base + path, {
        cache: 'no-store',
        credentials: 'omit',
        signal,
      })
      const speed = Math.max(1, Math.round(performance.now() - started))
      const reading = adapter.read(shape, { status: answer.status, data: await answer.json() })
      if (reading.success !== true || findMismatch(shape.value, reading.value) !== undefined) return 0
      // It was held to the operation's schema.
      const { domainList: named } = reading.value as DomainRoute
      return named.some((one) => one.domain === domain) ? speed : 0
    } catch {
      return 0
    }
  }
  const measured = domainList.map(async ({ domain }) => ({ domain, speed: await speedOf(domain) }))
  return { domainList: await Promise.all(measured) }
}
