import type { NewPasskey, PasskeyProof } from '@foyer/contract'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** Lets the browser use a passkey; rejects when its owner does not want to. `options` is what the server asked, as JSON. */
export async function askForPasskey(options: string): Promise<PasskeyProof> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON // written by the server's own library
  const { id, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) }
}

/** Lets the browser make a passkey; rejects when its owner does not want to. */
export async function makePasskey(options: string): Promise<NewPasskey> {
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON // written by the server's own library
  const { id, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** The browser's own words for "not now": nothing went wrong. */
export const isDeclined = (error: unknown): boolean => error instanceof Error && error.name === 'NotAllowedError'
