import type { Merchant } from './merchant.ts'
import type { MerchantDirectory } from './merchantDirectory.ts'

/** A directory whose merchants can be replaced. */
export interface MerchantRegistry extends MerchantDirectory {
  readonly put: (merchant: Merchant) => void
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * `defaultBrand` is the brand that loopback addresses mean; `<brand>.localhost` means that brand, so that several sites
 * can be looked at on one machine.
 */
export function createMerchantDirectory(defaultBrand: string): MerchantRegistry {
  const byBrand = new Map<string, Merchant>()
  const find = (fits: (merchant: Merchant) => boolean) => [...byBrand.values()].find(fits)
  let hosts = new Map<string, Merchant>()

  return {
    all: () => [...byBrand.values()],
    byCode: (code) => find((merchant) => merchant.code === code),
    byId: (id) => find((merchant) => merchant.id === id),
    byHost: (written) => {
      // A name may be written with the dot of the root behind it, and means the same.
      const host = written.replace(/\.$/, '')
      if (loopback.has(host)) return byBrand.get(defaultBrand)
      return (
        hosts.get(host) ?? (host.endsWith('.localhost') ? byBrand.get(host.slice(0, -'.localhost'.length)) : undefined)
      )
    },
    put: (merchant) => {
      byBrand.set(merchant.brand, merchant)
      hosts = new Map([...byBrand.values()].flatMap((entry) => entry.hosts.map((host) => [host, entry])))
    },
  }
}
