import type { SignedIn } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { takeUpSession } from './signIn.ts'

/**
 * What follows a login (A05 to A07): the session is taken up, a first one is told to the server, and whoever came in by a
 * password that has to go is asked for another. `password` is the one just used, if any: SMS, passkeys and third parties
 * have none. Returns whether the player may go on.
 */
export async function afterLogin(
  runtime: PortalRuntime<Operation>,
  { token, firstTimeLogin, passwordWeak, passwordExpired }: SignedIn,
  password?: string,
): Promise<boolean> {
  await takeUpSession(runtime, token)
  // Nobody waits for it; one that is lost is made up for at the next login.
  if (firstTimeLogin) runtime.client.call('firstLogin').catch(() => undefined)
  const isTooOld = passwordExpired && runtime.moduleOn('forcedPasswordChange')
  if (password !== undefined && (passwordWeak || isTooOld)) {
    runtime.openModal('changePassword', { reason: passwordWeak ? 'weak' : 'expired', oldPassword: password })
    return false
  }
  runtime.session.hasJustLoggedIn = true
  return true
}
