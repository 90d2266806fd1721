import { isIPv6 } from 'node:net'
import { plainAddress } from '../calls/plainAddress.ts'

/**
 * What attempts are counted for: an IPv4 address, or the /64 network of an IPv6 one, since whoever has one address of it
 * has them all.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  const bare = plain.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return plain
  const [left = '', right] = bare.split('::')
  const groups = left === '' ? [] : left.split(':')
  const missing = right === undefined ? 0 : 8 - groups.length - (right === '' ? 0 : right.split(':').length)
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(right ? right.split(':') : [])]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
