import { type MemberInfo, type Role, roleOf } from '@foyer/contract'
import type { CentreDeclaration, CentrePageDeclaration, CentrePageId, FeatureManifest } from '@foyer/feature-api'

type Features = readonly FeatureManifest[]

/** A centre with the feature whose words name it. */
export interface Centre extends CentreDeclaration {
  readonly feature: string
}
export interface CentrePage extends CentrePageDeclaration {
  readonly feature: string
}

/** What an address that names a centre page leads to; what is not shown may lead on to a page of a centre that is. */
export type CentreDecision =
  | { readonly kind: 'open'; readonly centre: Centre; readonly page: CentrePage }
  /** A guest logs in first (X01). */
  | { readonly kind: 'login'; readonly page: CentrePage }
  /** A trial account has no centre (X05); the page is there for a real one. */
  | { readonly kind: 'trial'; readonly page: CentrePageId | undefined }
  /** The centre is for other accounts (X03). */
  | { readonly kind: 'otherAccount'; readonly centre: Centre; readonly next: CentrePage | undefined }
  /** This site has no such page. */
  | { readonly kind: 'missing'; readonly next: CentrePage | undefined }

const centreName = (page: string): string => page.split('.')[0] ?? ''

/** The centre a page id belongs to; `undefined` for text that names none. */
export function centreOf(id: string | null, features: Features): Centre | undefined {
  if (!id) return undefined
  return centresOf(features).find((centre) => centre.id === centreName(id))
}

const centresOf = (features: Features): readonly Centre[] =>
  features.flatMap(({ id: feature, centres = [] }) => centres.map((centre) => ({ ...centre, feature })))

/** Pages of a centre that exist, in their order (spec 2.7). */
export const pagesOf = (centre: Centre, features: Features): readonly CentrePage[] =>
  features
    .flatMap(({ id: feature, centrePages = [] }) => centrePages.map((page) => ({ ...page, feature })))
    .filter(({ id }) => centreName(id) === centre.id)
    .sort((a, b) => a.order - b.order)

/** Those that the side menu lists for an account (EN01). */
export const listedPages = (
  centre: Centre,
  features: Features,
  member: MemberInfo | undefined,
): readonly CentrePage[] =>
  pagesOf(centre, features).filter(
    ({ listedFor }) =>
      !listedFor || (listedFor === 'agent' ? roleOf(member?.type) === 'agent' : member?.[listedFor] === true),
  )

/** Who may open which centre page, and what the others are told (P15, T13, V34, X01 to X05). */
export function decideCentre(wanted: string | null, role: Role, features: Features): CentreDecision {
  const centre = centreOf(wanted, features)
  const next = firstPageFor(role, features, centre)
  // Nor is a page promised to other accounts that nobody has.
  if (!centre || pagesOf(centre, features).length === 0) return { kind: 'missing', next }
  const mayOpen = centre.roles.some((one) => one === role)
  const page = wanted === centre.id ? startOf(centre, features) : pageOf(centre, features, wanted)
  if (role === 'trial' && !mayOpen) return { kind: 'trial', page: page?.id }
  if (role !== 'guest' && !mayOpen) return { kind: 'otherAccount', centre, next }
  if (!page) return { kind: 'missing', next }
  return role === 'guest' ? { kind: 'login', page } : { kind: 'open', centre, page }
}

const pageOf = (centre: Centre, features: Features, id: string | null): CentrePage | undefined =>
  pagesOf(centre, features).find((page) => page.id === id)

/** The page that a centre's own address shows. */
const startOf = (centre: Centre, features: Features): CentrePage | undefined =>
  pageOf(centre, features, centre.start) ?? pagesOf(centre, features)[0]

/** Where an account goes on to: in this centre where it may open it, otherwise in the first that it may. */
function firstPageFor(role: Role, features: Features, wanted: Centre | undefined): CentrePage | undefined {
  const open = centresOf(features).filter(({ roles }) => roles.some((one) => one === role))
  const starts = open.map((centre) => ({ id: centre.id, page: startOf(centre, features) })).filter(({ page }) => page)
  return (starts.find(({ id }) => id === wanted?.id) ?? starts[0])?.page
}
