import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { Role } from '@foyer/contract'
import { type BottomEntry, type FeatureManifest, messagePlace, type PortalRuntime } from '@foyer/feature-api'
import { layoutOf } from '../routes/layouts.ts'
import type { SiteRoute } from '../routes/routeTable.ts'
import { chosenLabel } from './chosenEntries.ts'

/** A place of the bottom bar that leads somewhere. */
export type BottomItem = Pick<BottomEntry, 'id' | 'icon' | 'opens'> & {
  readonly label: string
  /** `some`: who is here decides whether it is there. */
  readonly isFor: 'all' | 'some'
}

interface BottomInput extends Pick<PortalRuntime, 'hasRoute' | 'text'> {
  readonly features: readonly FeatureManifest[]
  readonly chosen: PublicConfig['bottomBar']
  readonly language: SiteLanguage
  readonly role: Role
}

/** Whether a page has the bar; one where visitors log in or sign up gives its form the whole height (CF08). */
export const hasBottomBar = (route: SiteRoute | undefined, config: PublicConfig): boolean =>
  config.bottomBar.length > 0 &&
  (route?.layout ?? layoutOf('plain', config)).footer &&
  route?.declaration.access !== 'guest'

/** Places of the bottom bar that a brand lists, in its order, with the feature whose words name them (CF08). */
export function bottomEntries(features: readonly FeatureManifest[], chosen: PublicConfig['bottomBar']) {
  const all = features.flatMap(({ id: feature, bottomBar = [] }) => bottomBar.map((one) => ({ ...one, feature })))
  return chosen.flatMap(({ entry }) => all.find(({ id }) => id === entry) ?? [])
}

/** What the bottom bar offers to a role: what the brand lists and the site has. */
export function bottomItems(input: BottomInput): readonly BottomItem[] {
  const { features, chosen, language, role, hasRoute, text } = input
  const pages = new Set<string>(features.flatMap(({ centrePages = [] }) => centrePages.map(({ id }) => id)))
  const exists = (opens: BottomEntry['opens']): boolean =>
    'centre' in opens ? pages.has(opens.centre) : 'route' in opens ? hasRoute(opens.route) : true
  return bottomEntries(features, chosen)
    .filter(({ roles, opens }) => (roles?.includes(role) ?? true) && exists(opens))
    .map(({ feature, label, id, icon, opens, roles }) => ({
      id,
      icon,
      opens,
      isFor: roles ? 'some' : 'all',
      label: chosenLabel(id, chosen, language) ?? text(...messagePlace(feature, label)),
    }))
}
