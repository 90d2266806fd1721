import type { Check } from '@foyer/brand/node'
import type { FeatureManifest } from '@foyer/feature-api'

/** The checks that features bring for their own settings; their places are below `features.<id>`. */
export const featureChecks = (manifests: readonly FeatureManifest[]): readonly Check[] =>
  manifests.flatMap(({ id, check }) =>
    check
      ? [
          ({ resolved }) =>
            check(resolved.features[id] ?? {}, resolved).map(({ path, message, hint }) => ({
              code: `feature-${id}`,
              path: ['features', id, ...path],
              message,
              ...(hint ? { hint } : {}),
            })),
        ]
      : [],
  )
