// oxlint-disable-next-line import/default -- the bundler makes the address of the file
import address from './seaWorker.ts?worker&url'

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

let policy: ScriptPolicy | undefined

/** Starts the painter: the one script that a page of a game may start by its address. */
export function openSeaWorker(): Worker {
  // Browsers without trusted types take the address as it is.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('game-worker', { createScriptURL: (one) => (one === address ? one : '') })
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}
