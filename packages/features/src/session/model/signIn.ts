import type { PortalRuntime } from '@foyer/feature-api'

/** Session key of the token; in cookie mode it holds the literal `cookie` (EN22, ruling 22). */
const tokenKey = 'token'

/** Takes up a session the server has just opened (A05). Rejects when it cannot be read, e.g. without cookies. */
export async function takeUpSession(runtime: PortalRuntime, token: string): Promise<void> {
  try {
    sessionStorage.setItem(tokenKey, token)
  } catch {
    // In cookie mode the storage only holds a marker.
  }
  await runtime.refreshSession()
  if (runtime.session.status !== 'signedIn') throw new SessionMissing()
}

/** The server opened a session that the browser did not keep. */
export class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}
