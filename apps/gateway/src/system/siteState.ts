import { BlockList, isIP } from 'node:net'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/settings.ts'

/** What an operator has set for one merchant's site; everything is off by default. */
export interface SiteState {
  readonly maintenance?: boolean
  /** ISO 8601 instant at which maintenance is expected to end. */
  readonly maintenanceEnd?: string
  /** Nobody is let in, wherever they come from. */
  readonly regionRestriction?: boolean
  /** Addresses, or ranges such as `198.51.100.0/24`, that are not let in. */
  readonly blockedAddresses?: readonly string[]
  /** Ids of modules that are switched off. */
  readonly modulesOff?: readonly string[]
}

const settingName = (merchantId: number): string => `site:${merchantId}`

export async function readSiteState(db: Kysely<Database>, merchantId: number): Promise<SiteState> {
  // Only `writeSiteState` writes this setting.
  return ((await readSetting(db, settingName(merchantId))) ?? {}) as SiteState
}

export const writeSiteState = (db: Kysely<Database>, merchantId: number, state: SiteState): Promise<void> =>
  writeSetting(db, settingName(merchantId), state)

/** Whether a visitor with this address is not let in (R32). */
export const isRestricted = ({ regionRestriction, blockedAddresses = [] }: SiteState, address: string): boolean =>
  regionRestriction === true || isBlocked(address, blockedAddresses)

/** Whether an address is one of those, or inside one of those ranges. What is neither matches nothing. */
export function isBlocked(address: string, blocked: readonly string[]): boolean {
  const family = (text: string) => (isIP(text) === 6 ? 'ipv6' : 'ipv4')
  if (isIP(address) === 0) return false
  const list = new BlockList()
  for (const entry of blocked) {
    const [net = '', prefix] = entry.split('/')
    const bits = prefix === undefined ? (isIP(net) === 6 ? 128 : 32) : Number(prefix)
    if (isIP(net) === 0 || !Number.isInteger(bits) || bits < 0 || bits > (isIP(net) === 6 ? 128 : 32)) continue
    list.addSubnet(net, bits, family(net))
  }
  return list.check(address, family(address))
}
