declare module 'virtual:kit-health' {
  import type { ComponentHealth } from './componentHealth.ts'

  const components: readonly ComponentHealth[]
  export default components
}

declare module 'virtual:kit-examples' {
  /** Code by the id of a story. */
  const examples: Readonly<Record<string, string>>
  export default examples
}
