import type { Role } from '@foyer/contract'
import type { CentreDeclaration, CentrePageDeclaration, CentrePageId, FeatureManifest } from '@foyer/feature-api'

type Features = readonly FeatureManifest[]

/** A centre with the feature whose words name it. */
export interface Centre extends CentreDeclaration {
  readonly feature: string
}
export interface CentrePage extends CentrePageDeclaration {
  readonly feature: string
}

/** What an address that names a centre page leads to. */
export type CentreDecision =
  | { readonly kind: 'open'; readonly centre: Centre; readonly page: CentrePage }
  | { readonly kind: 'login'; readonly page: CentrePageId }
  /** A trial account has no centre (X05). */
  | { readonly kind: 'trial' }
  /** The centre is for other accounts (X03). */
  | { readonly kind: 'otherAccount'; readonly centre: Centre }
  /** This site has no such page. */
  | { readonly kind: 'missing' }

const centreName = (page: string): string => page.split('.')[0] ?? ''

/** The centre a page id belongs to; `undefined` for text that names none. */
export function centreOf(id: string | null, features: Features): Centre | undefined {
  if (!id?.includes('.')) return undefined
  return features
    .flatMap(({ id: feature, centres = [] }) => centres.map((centre) => ({ ...centre, feature })))
    .find((centre) => centre.id === centreName(id))
}

/** Pages of a centre that exist, in their order (spec 2.7). */
export const pagesOf = (centre: Centre, features: Features): readonly CentrePage[] =>
  features
    .flatMap(({ id: feature, centrePages = [] }) => centrePages.map((page) => ({ ...page, feature })))
    .filter(({ id }) => centreName(id) === centre.id)
    .sort((a, b) => a.order - b.order)

/** Who may open which centre page, and what the others are told (P15, T13, V34, X01 to X05). */
export function decideCentre(wanted: string | null, role: Role, features: Features): CentreDecision {
  const centre = centreOf(wanted, features)
  if (!centre) return { kind: 'missing' }
  const mayOpen = centre.roles.some((one) => one === role)
  if (role === 'trial' && !mayOpen) return { kind: 'trial' }
  if (role !== 'guest' && !mayOpen) return { kind: 'otherAccount', centre }
  const page = pagesOf(centre, features).find(({ id }) => id === wanted)
  if (!page) return { kind: 'missing' }
  return role === 'guest' ? { kind: 'login', page: page.id } : { kind: 'open', centre, page }
}
