import { manifests } from 'virtual:foyer-manifests'

/** Settings schema of every section by its id in brand.json. */
export const sections = () =>
  Object.fromEntries(
    manifests.flatMap((manifest) =>
      (manifest.sections ?? []).map((section) => [section.id, section.settings] as const),
    ),
  )

/** Schema of `features.<id>` in brand.json for every feature that has settings. */
export const featureSlices = () =>
  Object.fromEntries(manifests.flatMap(({ id, config }) => (config ? [[id, config] as const] : [])))
