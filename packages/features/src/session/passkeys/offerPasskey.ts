import type { PortalRuntime } from '@foyer/feature-api'

/** Local storage key of this device's answer; the offer is made once. */
const key = 'foyer-passkey-offered'

const canHave = async (): Promise<boolean> =>
  typeof PublicKeyCredential === 'function' &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false))

/** After a login by form, offers a passkey where the device can hold one: once, and without standing in the way (A07). */
export async function offerPasskey(runtime: PortalRuntime): Promise<void> {
  const { session } = runtime
  session.hasJustLoggedIn = false
  if (session.role === 'trial' || localStorage.getItem(key) !== null || !(await canHave())) return
  localStorage.setItem(key, '1')
  runtime.toast({
    text: runtime.text('session', 'passkeyOffer'),
    action: { label: runtime.text('session', 'passkeySetUp'), run: () => runtime.actions.addPasskey() },
  })
}
