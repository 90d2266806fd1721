import { isIP, isIPv6 } from 'node:net'

const bare = (text: string): string => {
  const inner = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1]
  if (inner !== undefined && isIPv6(inner)) return inner
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(text)?.[1]
  return withoutPort !== undefined && isIP(withoutPort) === 4 ? withoutPort : text
}

/**
 * A visitor's address without the port that some proxies write after it; an IPv4 address that is written as an IPv6 one is
 * that IPv4 address.
 */
export function plainAddress(text: string): string {
  const address = bare(text)
  if (!isIPv6(address) || address.includes('%')) return address
  // The parser of addresses writes every IPv6 address in one way.
  const [, high, low] = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? []
  if (high === undefined || low === undefined) return address
  return [high, low].flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
}
