import { useOperation } from '../runtime/calls.ts'

const askEvery = 300_000

/** Asks which modules the server has on: at start, now and then, and when the visitor comes back to the page (I17, CF09). */
export function useServerModules(): void {
  useOperation('whitelabel', undefined, { refetchInterval: askEvery })
}
