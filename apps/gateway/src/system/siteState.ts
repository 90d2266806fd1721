import { BlockList, isIP } from 'node:net'
import type { DeskSite } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/settings.ts'

/** What an operator has set for one merchant's site; everything is off by default. */
export type SiteState = Readonly<DeskSite>

/** Where a visitor is, as far as anybody knows. */
interface Visitor {
  readonly address: string
  readonly country: string | undefined
}

const settingName = (merchantId: number): string => `site:${merchantId}`

export async function readSiteState(db: Kysely<Database>, merchantId: number): Promise<SiteState> {
  // Only `writeSiteState` writes this setting.
  return ((await readSetting(db, settingName(merchantId))) ?? {}) as SiteState
}

export const writeSiteState = (db: Kysely<Database>, merchantId: number, state: SiteState): Promise<void> =>
  writeSetting(db, settingName(merchantId), state)

/** The country a visitor comes from (R32): what the desk says in a sandbox, else what the operator's header says. */
export const countryOf = ({ visitorCountry }: SiteState, { country }: Pick<Visitor, 'country'>): string | undefined =>
  visitorCountry ?? country

/** Whether a visitor is not let in (R32). */
export function isRestricted(state: SiteState, visitor: Visitor): boolean {
  const { regionRestriction, blockedAddresses = [], blockedCountries = [] } = state
  const country = countryOf(state, visitor)
  if (regionRestriction === true || isBlocked(visitor.address, blockedAddresses)) return true
  return country !== undefined && blockedCountries.includes(country)
}

interface Range {
  readonly net: string
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

/** Reads `198.51.100.7`, `198.51.100.0/24` or the like of IPv6; nothing else is a range. */
function rangeOf(entry: string): Range | undefined {
  const [, net = '', prefix] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? []
  const version = isIP(net)
  const most = version === 6 ? 128 : 32
  const bits = prefix === undefined ? most : Number(prefix)
  return version === 0 || bits > most ? undefined : { net, bits, family: version === 6 ? 'ipv6' : 'ipv4' }
}

/** Whether an entry of a block list says which addresses it means. */
export const isAddressOrRange = (entry: string): boolean => rangeOf(entry) !== undefined

/** Whether an address is one of those, or inside one of those ranges. What is neither matches nothing. */
export function isBlocked(address: string, blocked: readonly string[]): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const list = new BlockList()
  for (const entry of blocked) {
    const range = rangeOf(entry)
    if (range !== undefined) list.addSubnet(range.net, range.bits, range.family)
  }
  return list.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
