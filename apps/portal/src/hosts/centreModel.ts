import type { Role } from '@foyer/contract'
import type { CentrePageDeclaration, CentrePageId, FeatureManifest } from '@foyer/feature-api'

export type CentreKind = 'member' | 'agent'

export interface CentrePage extends CentrePageDeclaration {
  readonly feature: string
}

/** The centre a page id belongs to; `undefined` for text that is no id. */
export function centreKindOf(id: string | null): CentreKind | undefined {
  const kind = id?.split('.')[0]
  return kind === 'member' || kind === 'agent' ? kind : undefined
}

/** Whether a role may open a centre (P15, T13, X02, X03). */
export const mayOpen = (kind: CentreKind, role: Role): boolean =>
  kind === 'agent' ? role === 'agent' : role === 'member' || role === 'agent'

/** Pages of a centre that exist, in their order (spec 2.7). */
export const pagesOf = (kind: CentreKind, features: readonly FeatureManifest[]): readonly CentrePage[] =>
  features
    .flatMap(({ id: feature, centrePages = [] }) => centrePages.map((page) => ({ ...page, feature })))
    .filter(({ id }) => centreKindOf(id) === kind)
    .sort((a, b) => a.order - b.order)

const firstPages: Readonly<Record<CentreKind, CentrePageId>> = {
  member: 'member.securityCenter',
  agent: 'agent.agentTeamOverview',
}

/** The page to show for an id: itself, or the centre's default, or its first one. */
export const findPage = (id: string | null, kind: CentreKind, pages: readonly CentrePage[]): CentrePage | undefined =>
  pages.find((page) => page.id === id) ?? pages.find((page) => page.id === firstPages[kind]) ?? pages[0]
