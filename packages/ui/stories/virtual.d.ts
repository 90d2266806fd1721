declare module 'virtual:kit-health' {
  import type { ComponentHealth } from './componentHealth.ts'

  const components: readonly ComponentHealth[]
  export default components
}
