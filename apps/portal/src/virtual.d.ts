declare module 'virtual:foyer-manifests' {
  import type { FeatureManifest } from '@foyer/feature-api'

  /** Manifests of every feature package listed in foyer.config.ts, in that order. */
  export const manifests: readonly FeatureManifest[]
}
