import type { DomainRoute } from '@foyer/contract'

/** Another host has to be so many ms, and by so much of its own time, faster than the one of the page: it costs a preflight. */
const worthIt = { ms: 50, times: 1.5 }

/**
 * Hosts in the order in which a request tries them (GW06): the page's own, unless another has answered clearly faster, the
 * others by their speed. What failed lately comes last, what never answered is left out.
 */
export function routesInOrder(
  { domainList }: DomainRoute,
  own: string,
  hasFailed: (domain: string) => boolean,
): readonly string[] {
  const answered = domainList.filter(({ speed }) => speed > 0).sort((one, other) => one.speed - other.speed)
  const { speed: ownSpeed = 0 } = answered.find(({ domain }) => domain === own) ?? {}
  const isFaster = (speed: number): boolean =>
    ownSpeed === 0 || (speed + worthIt.ms < ownSpeed && speed * worthIt.times < ownSpeed)
  const others = answered.filter(({ domain }) => domain !== own)
  const ordered = [
    ...others.filter(({ speed }) => isFaster(speed)).map(({ domain }) => domain),
    own,
    ...others.filter(({ speed }) => !isFaster(speed)).map(({ domain }) => domain),
  ]
  return [...ordered.filter((domain) => !hasFailed(domain)), ...ordered.filter(hasFailed)]
}
