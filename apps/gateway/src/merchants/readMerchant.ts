import { type ResolvedBrand, serverModuleIds, siteLanguages } from '@foyer/brand'
import { type LoadedBrand, loadBrand } from '@foyer/brand/node'
import type { Merchant } from './merchant.ts'
import { offerOf } from './offer.ts'

/** Reads one brand folder; `resolved` is missing when its files have errors. */
export async function readBrandFolder(dir: string, root: string, env?: string): Promise<LoadedBrand> {
  return loadBrand(dir, { root, ...(env ? { env } : {}) })
}

/** A merchant made from a resolved brand and the number it has in the database. */
export function merchantOf(id: number, brand: string, config: ResolvedBrand): Merchant {
  const languages = siteLanguages(config.languages)
  return {
    id,
    code: config.merchant,
    brand,
    name: config.name,
    kind: config.site.kind,
    hosts: config.hosts,
    sessionMode: config.api.session,
    currency: config.currency.code,
    decimals: config.currency.decimals,
    walletVendors: new Set(config.wallets.vendors),
    cockfightBets: config.jurisdiction.cockfightBets,
    languages: languages.map(({ tag }) => tag),
    languageTags: new Map(languages.map(({ code, tag }) => [code, tag])),
    modulesOn: modulesOn(config),
    offer: offerOf(config),
    config,
  }
}

function modulesOn({ modules }: ResolvedBrand): ReadonlySet<string> {
  const on = new Set<string>()
  // `Object.entries` forgets the names of keys.
  for (const [name, enabled] of Object.entries(modules) as [keyof typeof modules, boolean][]) {
    if (!enabled) continue
    on.add(name)
    const serverId = serverModuleIds[name]
    if (serverId !== undefined) on.add(serverId)
  }
  return on
}
