import Type from 'typebox'

const bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength })

/** What a browser answers when a passkey is used; all bytes in base64url. */
export interface PasskeyProof {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle?: string
}

export const PasskeyProofSchema = Type.Object({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(2000),
  userHandle: Type.Optional(bytes(128)),
})

/** What a browser answers when a passkey is made. */
export interface NewPasskey {
  id: string
  clientDataJSON: string
  attestationObject: string
  transports: string[]
}

export const NewPasskeySchema = Type.Object({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 }),
})

/** A passkey of an account as its owner sees it. */
export interface Passkey {
  id: string
  name: string
  createdAt: string
  usedAt?: string
  /** Other devices of its owner have it too. */
  isSynced: boolean
}

export const PasskeySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Type.String({ description: 'ISO 8601 instant' }),
  usedAt: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
  isSynced: Type.Boolean(),
})

/** What a browser is asked, and the ticket that its answer goes back with. */
export interface PasskeyQuestion {
  ticket: string
  options: string
}

export const PasskeyQuestionSchema = Type.Object({
  ticket: Type.String(),
  options: Type.String({ description: 'Options of WebAuthn as JSON' }),
})
