import type { askForAccount } from '@foyer/feature-api'

/** Does what belongs to an account once there is one. Asking for it is code of its own, which nobody with an account needs. */
export const wantAccount: typeof askForAccount = async (runtime, goOn) =>
  (await import('./accountFirst.ts')).accountFirst(runtime, goOn)
