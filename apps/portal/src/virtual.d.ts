declare module 'virtual:foyer-manifests' {
  import type { FeatureManifest } from '@foyer/feature-api'

  /** Manifests of every feature package listed in foyer.config.ts, in that order. */
  export const manifests: readonly FeatureManifest[]
}

declare module 'virtual:foyer-kit-messages' {
  /** Words of the kit by component and language tag. */
  export const kitMessages: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
  /** Components whose words the shell asks for. */
  export const shellLabels: readonly (keyof import('@foyer/ui/labels').KitLabels)[]
}

declare module 'virtual:foyer-worker' {
  /** The compiled service worker. It reads what it knows of its site from `self.foyerSite`. */
  export const workerScript: string
}
