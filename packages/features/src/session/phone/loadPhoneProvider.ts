import type { PortalRuntime } from '@foyer/feature-api'
import type { PhoneClient, PhoneProvider } from './phoneProvider.ts'

type Facts = Pick<PortalRuntime, 'config' | 'language'> & { readonly client: PhoneClient }

/** The provider that the brand has chosen; only its own code is loaded. */
export async function loadPhoneProvider({ config, language, client }: Facts): Promise<PhoneProvider> {
  const { phone, firebase } = config.verification
  if (phone === 'sandbox') return (await import('./sandboxProvider.ts')).createProvider(client)
  if (phone === 'firebase' && firebase)
    return (await import('./firebaseProvider.ts')).createFirebaseProvider(firebase, language.tag)
  return (await import('./smsProvider.ts')).createProvider(client)
}
