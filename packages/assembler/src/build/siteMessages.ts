import type { BrandMessages } from '@foyer/brand/node'
import type { PortalBundle, SiteMessages } from './portal.ts'

const loaded = new WeakMap<PortalBundle, Map<string, Promise<SiteMessages>>>()

function catalogue(bundle: PortalBundle, tag: string): Promise<SiteMessages> {
  const byTag = loaded.get(bundle) ?? new Map<string, Promise<SiteMessages>>()
  loaded.set(bundle, byTag)
  const known = byTag.get(tag) ?? bundle.loadMessages(tag)
  byTag.set(tag, known)
  return known
}

/** Texts of one language: the brand's own, over those of the language, over English (CF11). */
export async function siteMessages(bundle: PortalBundle, tag: string, own: BrandMessages): Promise<SiteMessages> {
  const [english, language] = await Promise.all([catalogue(bundle, 'en'), catalogue(bundle, tag)])
  const layers = [english, language, own[tag] ?? {}]
  const names = new Set(layers.flatMap((layer) => Object.keys(layer)))
  return Object.fromEntries([...names].map((name) => [name, Object.assign({}, ...layers.map((layer) => layer[name]))]))
}
