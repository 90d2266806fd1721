import type { PublicConfig } from '@foyer/brand'
import { type FeatureManifest, messagePlace } from '@foyer/feature-api'
import { type KitLabels, wordsWithin } from '@foyer/ui/labels'
import type { SiteMessages } from '../pageData.ts'
import { featuresOn } from '../routes/features.ts'

/** The words of a site in one language, by who needs them. */
export interface SiteWords {
  /** What every page may say: the shell's words, and what manifests name for menus and titles. */
  readonly common: SiteMessages
  /** What the parts of a feature say, by its id; a feature without words of that kind is left out. */
  readonly features: Readonly<Record<string, SiteMessages>>
}

type Component = keyof KitLabels

/** Components and those whose labels theirs hold. */
const withInner = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((name) => [name, ...(wordsWithin[name] ?? [])])

/** Whether a feature has parts that are fetched. The words of one without are said by others. */
function hasParts({ routes, ownPage, sections, modals, centrePages, actions, startup }: FeatureManifest): boolean {
  const parts = [routes, ownPage, sections, modals, centrePages, actions, startup]
  return parts.some((part) => (typeof part === 'object' ? Object.keys(part).length > 0 : part !== undefined))
}

/** Every text in the data of a manifest; what is computed or fetched names none. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const child of Object.values(value)) yield* textsIn(child)
}

/**
 * Splits the words of one language, so that those of a feature travel with its parts. `shellLabels` are the components
 * of the kit whose words the shell says.
 */
export function splitWords(
  messages: SiteMessages,
  { modules }: Pick<PublicConfig, 'modules'>,
  manifests: readonly FeatureManifest[],
  shellLabels: readonly Component[],
): SiteWords {
  const ofShell = new Set(withInner(shellLabels))
  const features = featuresOn(manifests, (module) => modules[module])
  const own = new Map(features.filter(hasParts).map((feature) => [feature.id, feature]))
  const off = new Set(manifests.filter((feature) => !features.includes(feature)).map(({ id }) => id))
  const inFeatures = new Set(
    features.flatMap(({ labels = [] }) => withInner(labels)).filter((name) => !ofShell.has(name)),
  )
  const named = new Set(
    features.flatMap(({ id, config: _config, ...data }) =>
      [...textsIn(data)].map((text) => messagePlace(id, text).join(' ')),
    ),
  )
  const pick = (namespace: string, wanted: boolean) =>
    Object.fromEntries(
      Object.entries(messages[namespace] ?? {}).filter(([key]) => named.has(`${namespace} ${key}`) === wanted),
    )
  const filled = (entries: readonly (readonly [string, SiteMessages[string]])[]): SiteMessages =>
    Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0))

  const isInFeature = (namespace: string) =>
    off.has(namespace) || own.has(namespace) || [...inFeatures].some((name) => namespace === `ui.${name}`)
  const common = filled(
    Object.entries(messages).map(([namespace, texts]) => [
      namespace,
      isInFeature(namespace) ? pick(namespace, true) : texts,
    ]),
  )
  const wordsOf = ({ id, labels = [] }: FeatureManifest): SiteMessages => {
    const kit = withInner(labels).filter((name) => inFeatures.has(name))
    return filled([[id, pick(id, false)], ...kit.map((name) => [`ui.${name}`, messages[`ui.${name}`] ?? {}] as const)])
  }
  const each = [...own.values()].map((feature) => [feature.id, wordsOf(feature)] as const)
  return { common, features: Object.fromEntries(each.filter(([, words]) => Object.keys(words).length > 0)) }
}
