/** What foyer.config.ts exports: the packages the portal is compiled from. */
export interface FoyerConfig {
  /** Packages with an entry `./manifests` that exports `manifests`. */
  readonly features: readonly string[]
}
