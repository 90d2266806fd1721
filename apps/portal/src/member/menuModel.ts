import type { Role } from '@foyer/contract'
import type { CentrePageId, FeatureManifest, MenuEntry, PortalRuntime, RouteId } from '@foyer/feature-api'
import type { RouteTable } from '../routes/routeTable.ts'
import type { ShellKey } from '../shell/useShellT.ts'

/** An entry of the member menu that leads somewhere. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly order: number
  readonly opens: { readonly centre: CentrePageId } | { readonly route: RouteId }
}

interface ShellEntry extends Omit<MenuEntry, 'label'> {
  readonly label: ShellKey
}

const real = ['member', 'agent'] as const

/** The menu of spec 2.4; an entry a feature declares under the same id takes its place. */
const shellEntries: readonly ShellEntry[] = [
  {
    id: 'betting-record',
    label: 'menuBettingRecord',
    icon: 'history',
    order: 10,
    roles: real,
    opens: { centre: 'member.personalHistoryCopy' },
  },
  {
    id: 'account-record',
    label: 'menuAccountRecord',
    icon: 'receipt-text',
    order: 20,
    roles: real,
    opens: { centre: 'member.transactionHistory' },
  },
  {
    id: 'profit',
    label: 'menuProfit',
    icon: 'chart-line',
    order: 30,
    roles: real,
    opens: { centre: 'member.personalProfit' },
  },
  { id: 'reward', label: 'menuReward', icon: 'gift', order: 40, roles: real, opens: { centre: 'member.rewardCenter' } },
  { id: 'points', label: 'menuPoints', icon: 'coins', order: 50, roles: real, opens: { route: 'pointMall' } },
  {
    id: 'security',
    label: 'menuSecurity',
    icon: 'shield-check',
    order: 60,
    roles: real,
    opens: { centre: 'member.securityCenter' },
  },
  {
    id: 'help',
    label: 'menuHelp',
    icon: 'circle-help',
    order: 70,
    roles: ['member', 'agent', 'trial'],
    opens: { route: 'help' },
  },
  {
    id: 'agent',
    label: 'menuAgent',
    icon: 'users',
    order: 80,
    roles: ['agent'],
    opens: { centre: 'agent.agentTeamOverview' },
  },
]

interface MenuInput {
  readonly features: readonly FeatureManifest[]
  readonly table: Pick<RouteTable, 'byId'>
  readonly role: Role
  readonly text: PortalRuntime['text']
}

/** Entries of the member menu for a role (H08 to H15). An entry whose page does not exist is not shown. */
export function menuItems({ features, table, role, text }: MenuInput): readonly MenuItem[] {
  const pages = new Set(features.flatMap(({ centrePages = [] }) => centrePages.map(({ id }) => id)))
  const exists = (opens: MenuItem['opens']): boolean =>
    'centre' in opens ? pages.has(opens.centre) : table.byId(opens.route) !== undefined
  const all = [
    ...shellEntries.map((entry) => ({ ...entry, text: text('shell', entry.label) })),
    ...features.flatMap(({ id: feature, memberMenu = [] }) =>
      memberMenu.map((entry) => ({ ...entry, text: text(feature, entry.label) })),
    ),
  ]
  return [...new Map(all.map((entry) => [entry.id, entry])).values()]
    .filter(({ roles, opens }) => roles.some((one) => one === role) && exists(opens))
    .sort((a, b) => a.order - b.order)
    .map(({ id, text: label, icon, order, opens }) => ({ id, label, icon, order, opens }))
}
