/** What the worker of a site is told by the build. */
export interface WorkerSite {
  /** Changes with what is kept from the start. */
  readonly version: string
  /** The offline page of each language by the prefix of its paths, `''` for the default language. */
  readonly offline: Readonly<Record<string, string>>
  /** What the offline pages are made of. */
  readonly shell: readonly string[]
  /** Paths, without prefix, of pages that are the same for every visitor. Nothing else is ever kept. */
  readonly pages: readonly string[]
  /** Addresses of the API whose answers are public, e.g. the list of titles that the search reads. */
  readonly answers: readonly string[]
}
