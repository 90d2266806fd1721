interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

/** Name of the Trusted Types policy that lets threads of the site through, and nothing from elsewhere. */
export const threadPolicy = 'foyer-thread'

let policy: ScriptPolicy | undefined

/**
 * Starts a thread of its own for work that would hold up a page. `address` is what `import address from './x.ts?worker&url'`
 * gives. Throws where the browser has no threads; one that it does not let run gets an event `error`.
 */
export function startThread(address: string): Worker {
  // Types of browsers do not have it yet.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  // A policy can be made once.
  policy ??= trustedTypes?.createPolicy(threadPolicy, { createScriptURL: (one) => (/^\/(?!\/)/.test(one) ? one : '') })
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module' })
}
