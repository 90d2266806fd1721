import type { Role } from '@foyer/contract'
import type { CentrePageDeclaration, CentrePageId, FeatureManifest } from '@foyer/feature-api'

export type CentreKind = 'member' | 'agent'

export interface CentrePage extends CentrePageDeclaration {
  readonly feature: string
}

/** What an address that names a centre page leads to. */
export type CentreDecision =
  | { readonly kind: 'open'; readonly centre: CentreKind; readonly page: CentrePage }
  | { readonly kind: 'login'; readonly page: CentrePageId }
  /** A trial account has no centre (X05); the agent centre is for agents (X03). */
  | { readonly kind: 'trial' | 'agentsOnly' }
  /** This site has no such page. */
  | { readonly kind: 'missing' }

/** The centre a page id belongs to; `undefined` for text that is no id. */
export function centreKindOf(id: string | null): CentreKind | undefined {
  const kind = id?.split('.')[0]
  return kind === 'member' || kind === 'agent' ? kind : undefined
}

/** Pages of a centre that exist, in their order (spec 2.7). */
export const pagesOf = (kind: CentreKind, features: readonly FeatureManifest[]): readonly CentrePage[] =>
  features
    .flatMap(({ id: feature, centrePages = [] }) => centrePages.map((page) => ({ ...page, feature })))
    .filter(({ id }) => centreKindOf(id) === kind)
    .sort((a, b) => a.order - b.order)

/** Who may open which centre page, and what the others are told (P15, T13, V34, X01 to X05). */
export function decideCentre(wanted: string | null, role: Role, features: readonly FeatureManifest[]): CentreDecision {
  const centre = centreKindOf(wanted)
  if (!centre) return { kind: 'missing' }
  if (role === 'trial') return { kind: 'trial' }
  if (role === 'member' && centre === 'agent') return { kind: 'agentsOnly' }
  const page = pagesOf(centre, features).find(({ id }) => id === wanted)
  if (!page) return { kind: 'missing' }
  return role === 'guest' ? { kind: 'login', page: page.id } : { kind: 'open', centre, page }
}
