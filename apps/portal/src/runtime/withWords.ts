import type { FeatureManifest } from '@foyer/feature-api'

type Load = () => Promise<unknown>

/** Every place of a manifest that fetches a part which says something. */
const mapped = <Part extends object>(parts: Part | undefined, together: (load: Load) => Load): Part | undefined =>
  // A loader is replaced by one that gives the same.
  parts && (Object.fromEntries(Object.entries(parts).map(([id, load]) => [id, together(load as Load)])) as Part)

/** A feature whose parts come together with its words. */
export function withWords(manifest: FeatureManifest, loadWords: (feature: string) => Promise<void>): FeatureManifest {
  const together = <Fetch extends Load>(load: Fetch) =>
    // The types of a loader's parameters and result are those of `load`.
    (async () => {
      const [part] = await Promise.all([load(), loadWords(manifest.id)])
      return part
      // It loads the same, after the words.
    }) as unknown as Fetch
  const { routes, ownPage, sections, modals, centrePages, actions, headerLogin, startup } = manifest
  return {
    ...manifest,
    ...(routes && { routes: routes.map((route) => ({ ...route, page: together(route.page) })) }),
    ...(ownPage && { ownPage: together(ownPage) }),
    ...(sections && { sections: sections.map((one) => ({ ...one, component: together(one.component) })) }),
    ...(modals && { modals: mapped(modals, together) }),
    ...(centrePages && { centrePages: centrePages.map((one) => ({ ...one, page: together(one.page) })) }),
    ...(actions && { actions: mapped(actions, together) }),
    ...(headerLogin && { headerLogin: together(headerLogin) }),
    ...(startup && { startup: together(startup) }),
  } as FeatureManifest // optional parts are left out where they are missing
}
