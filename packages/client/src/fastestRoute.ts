import type { DomainRoute } from '@foyer/contract'

export type PageOrigin = Pick<Location, 'protocol' | 'port'>

/** Address of a host of the site, under the scheme and port of the page. */
export const routeOrigin = (domain: string, { protocol, port }: PageOrigin): string =>
  `${protocol}//${domain}${port && `:${port}`}`

/** The host that answered fastest, other than the one given; none where no other has answered (GW06). */
export function fastestRoute({ domainList }: DomainRoute, except: string): string | undefined {
  const others = domainList.filter(({ domain, speed }) => speed > 0 && domain !== except)
  return others.sort((one, other) => one.speed - other.speed)[0]?.domain
}
