import { sourceLanguage } from '@foyer/brand'
import type { BrandMessages } from '@foyer/brand/node'
import { findPseudoLanguage, pseudoText } from '@foyer/brand/site'
import type { PortalBundle, SiteMessages } from '@foyer/portal/bundle'

export type WordSource = Pick<PortalBundle, 'loadMessages'>

const loaded = new WeakMap<WordSource, Map<string, Promise<SiteMessages>>>()

/** The texts that come with a language. */
export function catalogue(bundle: WordSource, tag: string): Promise<SiteMessages> {
  const byTag = loaded.get(bundle) ?? new Map<string, Promise<SiteMessages>>()
  loaded.set(bundle, byTag)
  const known = byTag.get(tag) ?? bundle.loadMessages(tag)
  byTag.set(tag, known)
  return known
}

type Change = (text: string) => string

const changed = (messages: SiteMessages, change: Change): SiteMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, texts]) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)])),
    ]),
  )

/**
 * Texts of one language: the brand's own, over those of the language, over the source language's (CF11). A
 * pseudo-language is made of the source language's.
 */
export async function siteMessages(bundle: WordSource, tag: string, own: BrandMessages): Promise<SiteMessages> {
  const pseudo = findPseudoLanguage(tag)
  if (!pseudo) return layered(bundle, tag, own)
  return changed(await layered(bundle, sourceLanguage, own), (text) => pseudoText(text, pseudo))
}

async function layered(bundle: WordSource, tag: string, own: BrandMessages): Promise<SiteMessages> {
  const [source, language] = await Promise.all([catalogue(bundle, sourceLanguage), catalogue(bundle, tag)])
  const layers = [source, language, own[tag] ?? {}]
  const names = new Set(layers.flatMap((layer) => Object.keys(layer)))
  return Object.fromEntries([...names].map((name) => [name, Object.assign({}, ...layers.map((layer) => layer[name]))]))
}
