import { type PortalRuntime, problemOf, withProof } from '@foyer/feature-api'
import { loginProblem } from '../model/loginProblem.ts'
import type { SessionMessage, T } from '../model/useT.ts'
import type { Operation } from '../operations.ts'

/** What the device is called in the list of passkeys until its owner names it. */
const deviceName = (): string => {
  const [, system = 'Device'] = /(iPhone|iPad|Android|Windows|Macintosh|Linux|CrOS)/.exec(navigator.userAgent) ?? []
  return system === 'Macintosh' ? 'Mac' : system
}

/** Makes a passkey on this device, keeps it and tells what came of it. Its owner may not want to after all. */
export async function run(runtime: PortalRuntime<Operation>): Promise<void> {
  const { client, queries, toast, busy } = runtime
  const t: T = (key, values) => runtime.text('session', key as SessionMessage, values) // plural keys are none of these
  const { isDeclined, makePasskey } = await import('./browserPasskeys.ts')
  try {
    // While the browser asks for the finger or the PIN it speaks for itself.
    const { ticket, options } = await withProof(runtime, () =>
      busy(t('passkeyPreparing'), client.call('passkeyOptions')),
    )
    const passkey = await makePasskey(options)
    await busy(t('passkeySaving'), client.call('addPasskey', { ticket, passkey, name: deviceName() }))
    toast({ tone: 'positive', text: t('passkeyAdded') })
    await queries.invalidateQueries({ queryKey: ['passkeys'] })
  } catch (error) {
    const isUnwanted = isDeclined(error) || problemOf(error).code === 'password_required'
    if (!isUnwanted) toast({ tone: 'negative', text: loginProblem(runtime, t, error) })
  }
}
