import type { SignedIn } from '@foyer/contract'
import type { PortalRuntime } from '@foyer/feature-api'
import type { Operation } from '../operations.ts'
import { afterLogin } from './afterLogin.ts'

/** Takes up a session that a form has opened; whoever may go on is offered a passkey. Returns whether they may. */
export async function finishLogin(
  runtime: PortalRuntime<Operation>,
  answer: SignedIn,
  password?: string,
): Promise<boolean> {
  const mayGoOn = await afterLogin(runtime, answer, password)
  // Nobody waits for it; a storage that is forbidden is offered nothing.
  if (mayGoOn)
    import('../passkeys/offerPasskey.ts').then(({ offerPasskey }) => offerPasskey(runtime)).catch(() => undefined)
  return mayGoOn
}
