import { type PlatformLanguage, platformLanguages } from '@foyer/brand'
import { bannerGroups, type builtInLayouts, inputSchema, type ProductFeature } from '@foyer/brand/node'
import { type FeatureManifest, messagePlace, slotContracts } from '@foyer/feature-api'
import { addEditorHints } from './editorHints.ts'
import { joinSchema } from './joinSchema.ts'
import { sectionDefs } from './sectionDefs.ts'

type JsonSchema = { [key: string]: unknown }

/** A map whose known names are offered by editors. */
function nameKeys(schema: JsonSchema, describe: Readonly<Record<string, string>>, closed: boolean): void {
  // A keyword of JSON Schema holds what the standard says.
  const patterns = schema.patternProperties as Record<string, JsonSchema>
  const [general] = Object.entries(patterns).find(([pattern]) => pattern !== '^x-') ?? []
  const item = general ? patterns[general] : {}
  schema.properties = Object.fromEntries(
    Object.entries(describe).map(([name, description]) => [name, { ...item, description }]),
  )
  if (closed && general) delete patterns[general]
}

const describeEach = <Name extends string>(names: readonly Name[], describe: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, describe(name)]))

const layoutWords = {
  default: 'Header, banner, footer and floating bar',
  plain: 'Like default, without a banner',
  bare: 'Header only',
} satisfies Record<keyof typeof builtInLayouts, string>

const hasAll =
  ({ tag }: PlatformLanguage) =>
  (feature: ProductFeature) =>
    feature.languages.includes(tag)

/** Codes of the languages in which every feature brings all its texts. */
const completeLanguages = (features: readonly ProductFeature[]): readonly string[] =>
  platformLanguages.filter((language) => features.every(hasAll(language))).map(({ code }) => code)

/** A language with whether a brand has texts to write for it. */
function languageWords(language: PlatformLanguage, features: readonly ProductFeature[]): string {
  const isComplete = features.every(hasAll(language))
  const state = isComplete ? 'all texts are there' : `texts are English until messages/${language.tag}.json has them`
  return `${language.name}: ${state}`
}

/** Names of entries that features bring, each with its English words. */
function entryNames(
  manifests: readonly FeatureManifest[],
  features: readonly ProductFeature[],
  pick: (manifest: FeatureManifest) => readonly { readonly id: string; readonly label: string }[],
): JsonSchema {
  const entries = manifests.flatMap((manifest) => pick(manifest).map((entry) => ({ ...entry, feature: manifest.id })))
  const words = ({ feature, label }: (typeof entries)[number]) => {
    const [namespace, key] = messagePlace(feature, label)
    return features.find(({ id }) => id === namespace)?.messages[key] ?? label
  }
  return { enum: entries.map(({ id }) => id), enumDescriptions: entries.map(words) }
}

/** A switch with nothing behind it stays off; that an editor says so spares the error of `foyer check`. */
function closeEmptyModules(modules: Record<string, JsonSchema>, manifests: readonly FeatureManifest[]): void {
  const served = manifests.flatMap(({ module, moduleParts = [], routes = [] }) => [
    module,
    ...moduleParts,
    ...routes.map((route) => route.module),
  ])
  for (const [name, node] of Object.entries(modules))
    if (!served.some((other) => other === name))
      Object.assign(node, {
        const: false,
        description: `${String(node.description)}. No feature of this Foyer belongs to it, so that it can only be false`,
      })
}

/** The published JSON Schema, with names and descriptions for completion and hover in editors (CF02). */
export function editorSchema(manifests: readonly FeatureManifest[], features: readonly ProductFeature[]): JsonSchema {
  // A TypeBox schema is a JSON schema.
  const schema = structuredClone(inputSchema(joinSchema(manifests))) as JsonSchema
  // A keyword of JSON Schema holds what the standard says.
  const properties = schema.properties as Record<string, JsonSchema>
  const at = (...path: string[]): JsonSchema =>
    // A keyword of JSON Schema holds what the standard says.
    path.reduce<JsonSchema>((node, key) => node[key] as JsonSchema, properties as JsonSchema)
  const routes = manifests.flatMap(({ routes: own = [] }) => own)
  nameKeys(at('routes'), Object.fromEntries(routes.map(({ id, paths }) => [id, `The page ${paths.join(', ')}`])), true)
  nameKeys(
    at('banners'),
    describeEach(bannerGroups, (group) => `Banner group ${group}`),
    false,
  )
  nameKeys(at('layouts'), layoutWords, false)
  const codes = {
    enum: platformLanguages.map(({ code }) => code),
    enumDescriptions: platformLanguages.map((language) => languageWords(language, features)),
    description: `Platform code of a language; all texts of the product are there in ${completeLanguages(features).join(', ')}`,
  }
  Object.assign(at('languages', 'properties', 'default'), codes)
  Object.assign(at('languages', 'properties', 'active'), { items: codes, uniqueItems: true })
  // A keyword of JSON Schema holds what the standard says.
  closeEmptyModules(at('modules', 'properties') as Record<string, JsonSchema>, manifests)
  const menu = (own: FeatureManifest) => own.memberMenu?.filter(({ isLast }) => !isLast) ?? []
  Object.assign(at('memberMenu', 'items', 'properties', 'entry'), entryNames(manifests, features, menu))
  const floating = (own: FeatureManifest) => own.floatingBar ?? []
  Object.assign(at('floatingBar', 'items', 'properties', 'entry'), entryNames(manifests, features, floating))
  const bottom = (own: FeatureManifest) => own.bottomBar ?? []
  Object.assign(at('bottomBar', 'items', 'properties', 'entry'), entryNames(manifests, features, bottom))
  const overrides = manifests.flatMap(({ overrides: own = [] }) => own)
  nameKeys(
    at('overrides'),
    describeEach(Object.keys(slotContracts), (slot) => {
      const names = overrides.filter((one) => one.slot === slot).map(({ id }) => id)
      return `Stands in for the kit’s ${slot}: ${names.join(', ') || 'no package brings one'}`
    }),
    false,
  )
  const sections = manifests.flatMap(({ sections: own = [] }) => own)
  const lists = [
    ...Object.values(at('routes', 'properties')),
    ...Object.values(at('pages', 'patternProperties')),
    // A keyword of JSON Schema holds what the standard says.
  ].flatMap((page) => (page as JsonSchema).properties ?? []) as { readonly sections?: JsonSchema }[]
  for (const { sections: list } of lists) if (list) list.items = { $ref: '#/$defs/pageSection' }
  Object.assign(at('home', 'properties', 'sections'), { items: { $ref: '#/$defs/homeSection' } })
  addEditorHints(schema)
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema, $defs: sectionDefs(sections) }
}
