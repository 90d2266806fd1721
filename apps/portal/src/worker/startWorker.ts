import { workerAddress, workerPolicy } from './workerAddress.ts'

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

/** The address as the browser trusts it; browsers without trusted types take it as it is. */
function trusted(): string {
  // Types of browsers do not have it yet.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: (one: string) => (one === workerAddress ? one : '') }
  return trustedTypes?.createPolicy(workerPolicy, rules).createScriptURL(workerAddress) ?? workerAddress
}

/** What tells of pages that links have led to, in browsers that have it. */
const navigationOf = ({ navigation }: { readonly navigation?: EventTarget }): EventTarget | undefined => navigation

/**
 * Registers the service worker of the site (QP16, QP17) and has it keep this page and what it loaded, which came before there was a
 * worker. A browser without one, or that refuses it, has the site as before.
 */
export async function startWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined) return
  try {
    // Its own script is asked for each time, whatever the browser's cache says: else it could not be switched off.
    await serviceWorker.register(trusted(), { scope: '/', updateViaCache: 'none' })
    const { active } = await serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = loaded.filter((address) => address.startsWith(`${location.origin}/assets/`))
    active?.postMessage([location.origin + location.pathname, ...own])
    // A link of the site leads to a page without asking for it as a whole; what was opened so is kept all the same. Browsers that do
    // not tell of it keep the pages that were loaded.
    navigationOf(globalThis)?.addEventListener('currententrychange', () =>
      serviceWorker.controller?.postMessage([location.origin + location.pathname]),
    )
  } catch (error) {
    if (import.meta.env.DEV) console.warn(error)
  }
}
