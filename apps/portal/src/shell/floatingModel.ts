import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { SystemStatus } from '@foyer/contract'
import {
  type FeatureManifest,
  type FloatingEntry,
  type FloatingLink,
  messagePlace,
  type PortalRuntime,
} from '@foyer/feature-api'
import { chosenEntries, chosenLabel } from './chosenEntries.ts'

/** An entry of the floating bar that leads somewhere. */
export interface FloatingItem extends Pick<FloatingEntry, 'id' | 'icon' | 'opens'> {
  readonly label: string
  readonly href?: string
  readonly links?: readonly FloatingLink[]
}

interface FloatingInput extends Pick<PortalRuntime, 'href' | 'hasRoute' | 'text'> {
  readonly features: readonly FeatureManifest[]
  /** Entries the brand chose, in its order; absent means all. */
  readonly chosen: PublicConfig['floatingBar']
  readonly language: SiteLanguage
  readonly system: SystemStatus | undefined
}

/** Entries of the floating bar that a brand has (CF08), with the feature whose words name them. */
export function floatingEntries(features: readonly FeatureManifest[], chosen: PublicConfig['floatingBar']) {
  const all = features.flatMap(({ id: feature, floatingBar = [] }) => floatingBar.map((one) => ({ ...one, feature })))
  return chosenEntries(all, chosen)
}

function lead({ opens }: FloatingEntry, { system, href, hasRoute }: FloatingInput) {
  if ('action' in opens) return {}
  if ('route' in opens) return hasRoute(opens.route) ? { href: href(opens.route) } : undefined
  if (!system) return undefined
  if ('links' in opens) {
    const links = opens.links(system)
    return links.length > 0 ? { links } : undefined
  }
  const address = opens.address(system)
  return address ? { href: address } : undefined
}

/** What the floating bar offers: what the brand lists and has a page, or the server an address, for (H20, H21). */
export function floatingItems(input: FloatingInput): readonly FloatingItem[] {
  const { features, chosen, language, text } = input
  return floatingEntries(features, chosen).flatMap((entry) => {
    const leads = lead(entry, input)
    const { id, icon, opens, feature } = entry
    const label = chosenLabel(id, chosen, language) ?? text(...messagePlace(feature, entry.label))
    return leads ? [{ id, icon, opens, label, ...leads }] : []
  })
}

/**
 * Where customer service answers, as the brand chose it for its bar: its entries, order and words. Where it chose none of
 * them, all: somebody has to be reachable (H19, H21).
 */
export function serviceItems(input: FloatingInput): readonly FloatingItem[] {
  const services = (chosen: FloatingInput['chosen']) =>
    floatingItems({ ...input, chosen }).filter(({ opens }) => 'address' in opens)
  const own = services(input.chosen)
  return own.length > 0 ? own : services(undefined)
}
