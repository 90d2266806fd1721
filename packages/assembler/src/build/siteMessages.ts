import { sourceLanguage } from '@foyer/brand'
import type { BrandMessages } from '@foyer/brand/node'
import type { PortalBundle, SiteMessages } from './portal.ts'

type WordSource = Pick<PortalBundle, 'loadMessages'>

const loaded = new WeakMap<WordSource, Map<string, Promise<SiteMessages>>>()

function catalogue(bundle: WordSource, tag: string): Promise<SiteMessages> {
  const byTag = loaded.get(bundle) ?? new Map<string, Promise<SiteMessages>>()
  loaded.set(bundle, byTag)
  const known = byTag.get(tag) ?? bundle.loadMessages(tag)
  byTag.set(tag, known)
  return known
}

/** Texts of one language: the brand's own, over those of the language, over the source language's (CF11). */
export async function siteMessages(bundle: WordSource, tag: string, own: BrandMessages): Promise<SiteMessages> {
  const [source, language] = await Promise.all([catalogue(bundle, sourceLanguage), catalogue(bundle, tag)])
  const layers = [source, language, own[tag] ?? {}]
  const names = new Set(layers.flatMap((layer) => Object.keys(layer)))
  return Object.fromEntries([...names].map((name) => [name, Object.assign({}, ...layers.map((layer) => layer[name]))]))
}
