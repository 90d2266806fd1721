import type { ValuePath } from '../issues/issue.ts'
import { ownPageId } from '../pages/pagePaths.ts'
import type { ResolvedBrand } from '../schema/brand.ts'

export type PlacedSection = ResolvedBrand['home']['sections'][number]

/** The sections of one page as a brand lists them. */
export interface SectionList {
  readonly path: ValuePath
  /** Id of the page's route. */
  readonly page: string
  readonly sections: readonly PlacedSection[]
}

/** The pages for which a brand lists sections, home first (CF07). */
export function sectionLists({ home, routes, pages }: Pick<ResolvedBrand, 'home' | 'routes' | 'pages'>) {
  const ofRoutes = Object.entries(routes).flatMap(([id, { sections }]): readonly SectionList[] =>
    sections ? [{ path: ['routes', id, 'sections'], page: id, sections }] : [],
  )
  const ofPages = Object.entries(pages).flatMap(([name, { sections }]): readonly SectionList[] =>
    sections ? [{ path: ['pages', name, 'sections'], page: ownPageId(name), sections }] : [],
  )
  return [{ path: ['home', 'sections'], page: 'home', sections: home.sections }, ...ofRoutes, ...ofPages] as const
}

/** Settings of a section and of its blocks, each with its path below the section. */
export const settingsWithin = ({
  settings,
  blocks = [],
}: PlacedSection): readonly { readonly path: ValuePath; readonly settings: Readonly<Record<string, unknown>> }[] => [
  { path: ['settings'], settings },
  ...blocks.map((block, index) => ({ path: ['blocks', index, 'settings'], settings: block.settings })),
]

/** Every setting of every section and block of a brand, with its path and its key. */
export const sectionSettings = (brand: Pick<ResolvedBrand, 'home' | 'routes' | 'pages'>) =>
  sectionLists(brand).flatMap(({ path, sections }) =>
    sections.flatMap((section, index) =>
      settingsWithin(section).flatMap((part) =>
        Object.entries(part.settings).map(([key, value]) => ({
          // Parts of a path are keys and places.
          path: [...path, index, ...part.path, key] as ValuePath,
          key,
          value,
        })),
      ),
    ),
  )
