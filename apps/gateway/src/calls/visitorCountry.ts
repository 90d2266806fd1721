import type { FastifyRequest } from 'fastify'

/** What proxies say of visitors whose country they do not know. */
const unknown: ReadonlySet<string> = new Set(['XX', 'ZZ'])

/** The country in the operator's header, as ISO 3166 code; nobody is believed but a trusted proxy. */
export function visitorCountry({ headers, ips = [] }: FastifyRequest, header: string | undefined): string | undefined {
  // The first address is the caller's own; more stand there when the caller is trusted.
  const value = header === undefined || ips.length < 2 ? undefined : headers[header]
  if (typeof value !== 'string') return undefined
  const country = value.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(country) && !unknown.has(country) ? country : undefined
}
