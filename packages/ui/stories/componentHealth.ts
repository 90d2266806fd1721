/** What is known of a component of the kit (N12). */
export interface ComponentHealth {
  readonly name: string
  /** `components` or `centre`. */
  readonly group: string
  readonly stories: number
  readonly photographs: number
  /** Languages its words stand in; none when it says nothing of its own. */
  readonly languages: readonly string[]
  /** Stories that were opened with axe in the last run of the tests; absent when none is known. */
  readonly axe: { readonly stories: number; readonly failed: number; readonly day: string } | undefined
  /** Its script with all it brings, brotli; absent while nothing is built. */
  readonly size: { readonly kB: number; readonly limit: number } | undefined
  /** Day of the last commit that changed a photograph of it. */
  readonly changed: string | undefined
}
