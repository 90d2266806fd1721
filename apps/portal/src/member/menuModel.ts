import type { PublicConfig, SiteLanguage } from '@foyer/brand'
import type { Role } from '@foyer/contract'
import { type FeatureManifest, type MenuEntry, messagePlace, type PortalRuntime } from '@foyer/feature-api'
import { chosenEntries, chosenLabel } from '../shell/chosenEntries.ts'

/** An entry of the member menu that leads somewhere. */
export type MenuItem = Pick<MenuEntry, 'id' | 'icon' | 'opens' | 'isProminent'> & {
  readonly label: string
  /** A line stands before it. */
  readonly isSeparated: boolean
}

interface MenuInput {
  readonly features: readonly FeatureManifest[]
  /** Entries the brand chose, in its order; none means all. */
  readonly chosen: PublicConfig['memberMenu']
  readonly language: SiteLanguage
  readonly role: Role
  readonly hasRoute: PortalRuntime['hasRoute']
  readonly text: PortalRuntime['text']
}

/**
 * Entries of the member menu for a role (H08 to H15): those of all features, or the ones a brand lists, in its order
 * (CF08). One whose page is not on the site is not shown; the way out is always last.
 */
export function menuItems(input: MenuInput): readonly MenuItem[] {
  const { features, chosen, language, role, hasRoute, text } = input
  const pages = new Set<string>(features.flatMap(({ centrePages = [] }) => centrePages.map(({ id }) => id)))
  const exists = (opens: MenuEntry['opens']): boolean =>
    'centre' in opens ? pages.has(opens.centre) : 'route' in opens ? hasRoute(opens.route) : true
  const wanted = chosen.length > 0 ? chosen : undefined
  const entries = features
    .flatMap(({ id: feature, memberMenu = [] }) => memberMenu.map((entry) => ({ feature, ...entry })))
    .filter(({ roles, opens }) => roles.some((one) => one === role) && exists(opens))
  const [others, last] = [entries.filter(({ isLast }) => !isLast), entries.filter(({ isLast }) => isLast)]
  const listed = [...chosenEntries(others, wanted), ...last]
  return listed.map(({ feature, label, group, isLast, ...entry }, place) => ({
    ...entry,
    isSeparated: isLast === true || (!wanted && place > 0 && group !== listed[place - 1]?.group),
    label: chosenLabel(entry.id, wanted, language) ?? text(...messagePlace(feature, label)),
  }))
}
