import type { ModuleName } from '@foyer/brand'
import type { FeatureManifest } from '@foyer/feature-api'

export type ModuleOn = (module: ModuleName) => boolean

/** Features whose module is on; a feature without a module is always on (CF09). */
export const featuresOn = (manifests: readonly FeatureManifest[], moduleOn: ModuleOn): readonly FeatureManifest[] =>
  manifests.filter(({ module }) => module === undefined || moduleOn(module))
