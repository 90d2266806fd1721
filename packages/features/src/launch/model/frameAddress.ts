import type { ShownTheme } from '@foyer/contract/frame'

/** A game's address at the origin that a session keeps to: origins of games all have the same pages (C30). */
export function addressAt(address: string, origin: string): string {
  return origin === '' ? address : origin + address.slice(new URL(address).origin.length)
}

/**
 * A lottery's address with the theme it begins in, as the fragment says it beside the launch; one that has no launch in its fragment
 * is left as it is.
 */
export function addressInTheme(address: string, theme: ShownTheme): string {
  const url = new URL(address)
  const fields = new URLSearchParams(url.hash.slice(1))
  if (!fields.has('launch')) return address
  fields.set('theme', theme)
  url.hash = fields.toString()
  return url.href
}

/** Why an address may not be shown in the game frame. */
export type FrameRefusal = 'unreadable' | 'ownOrigin' | 'foreignOrigin'

/**
 * Whether an address may be shown in the game frame: only a web address of one of the brand's game origins. The portal's own
 * origin is refused, since a frame of it would carry the session.
 */
export function checkFrameAddress(
  address: string,
  allowed: readonly string[],
  ownOrigin: string,
): FrameRefusal | undefined {
  if (!URL.canParse(address)) return 'unreadable'
  const { origin, protocol, username, password } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return 'unreadable'
  if (username || password) return 'unreadable'
  if (origin === ownOrigin) return 'ownOrigin'
  return allowed.includes(origin) ? undefined : 'foreignOrigin'
}
