import { sourceLanguage } from '@foyer/brand'
import type { Product, ProductEntry, ProductFeature } from '@foyer/brand/node'
import {
  allowedTags,
  type BlockDeclaration,
  type BottomEntry,
  type FeatureManifest,
  type FloatingEntry,
  loadTexts,
  type MenuEntry,
  messageTags,
  type SectionDeclaration,
  slotContracts,
} from '@foyer/feature-api'

/** What all features together offer, in the form the checks of a brand read. Loads the texts of the source language. */
export async function loadProduct(manifests: readonly FeatureManifest[]): Promise<Product> {
  return {
    features: await Promise.all(manifests.map(featureOf)),
    routes: manifests.flatMap(({ id: feature, routes = [] }) =>
      routes.map(({ id, paths, layout, banner, module, linkedFrom, isWhole, isOptional, shownBy }) => ({
        id,
        feature,
        paths,
        layout,
        ...(banner ? { banner } : {}),
        ...(module ? { module } : {}),
        ...(linkedFrom ? { linkedFrom } : {}),
        ...(isWhole ? { isWhole } : {}),
        ...(isOptional ? { isOptional } : {}),
        ...(shownBy ? { shownBy } : {}),
      })),
    ),
    centres: manifests.flatMap(({ centres = [], centrePages = [] }) =>
      [...centres, ...centrePages].map(({ id }) => id),
    ),
    categoryRoutes: Object.fromEntries(
      manifests.flatMap(({ routes = [] }) => routes.flatMap(({ id, category }) => (category ? [[category, id]] : []))),
    ),
    htmlTags: allowedTags,
    slots: slotContracts,
    overrides: manifests.flatMap(({ id: feature, overrides = [] }) =>
      overrides.map(({ id, slot, contract }) => ({ id, feature, slot, contract })),
    ),
    sections: manifests.flatMap(({ id: feature, sections = [] }) =>
      sections.map((section) => ({ ...sectionOf(section), feature })),
    ),
    menu: manifests.flatMap(({ id, memberMenu = [] }) => entriesOf(id, memberMenu)),
    floatingBar: manifests.flatMap(({ id, floatingBar = [] }) => entriesOf(id, floatingBar)),
    bottomBar: manifests.flatMap(({ id, bottomBar = [] }) => entriesOf(id, bottomBar)),
  }
}

const sectionOf = ({
  id,
  settings,
  blocks,
  maxBlocks,
  presets,
  standsFor,
  pages = standsFor,
  limit,
  isExtra,
  category,
}: SectionDeclaration) => ({
  id,
  settings,
  ...(blocks
    ? { blocks: Object.entries<BlockDeclaration>(blocks).map(([name, kind]) => ({ id: name, ...kind })) }
    : {}),
  ...(maxBlocks === undefined ? {} : { maxBlocks }),
  ...(presets ? { presets } : {}),
  ...(pages ? { pages } : {}),
  ...(standsFor ? { standsFor } : {}),
  ...(limit === undefined ? {} : { limit }),
  ...(isExtra ? { isExtra } : {}),
  ...(category ? { category } : {}),
})

const entriesOf = (
  feature: string,
  entries: readonly (MenuEntry | FloatingEntry | BottomEntry)[],
): readonly ProductEntry[] =>
  entries.map(({ id, opens, ...entry }) => ({
    id,
    feature,
    ...('roles' in entry && entry.roles ? { roles: entry.roles } : {}),
    ...('route' in opens ? { route: opens.route } : {}),
    ...('isLast' in entry && entry.isLast ? { isLast: true } : {}),
  }))

async function featureOf({ id, module, moduleParts, messages }: FeatureManifest): Promise<ProductFeature> {
  const source = await loadTexts(messages, sourceLanguage)
  return {
    id,
    messages: source,
    languages: messageTags(messages),
    ...(module ? { module } : {}),
    ...(moduleParts ? { moduleParts } : {}),
  }
}
