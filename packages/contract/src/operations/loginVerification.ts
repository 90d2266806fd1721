import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type HumanProof, humanProofFields } from '../schemas/human.ts'
import { type SignedIn, signedInFields } from '../schemas/login.ts'
import { type PasskeyProof, PasskeyProofSchema } from '../schemas/passkey.ts'
import { ticket } from '../schemas/ticket.ts'

export interface LoginVerificationCodeInput {
  ticket: string
}

export interface SentFor {
  expiredMinutes: number
}

const sentFor = Type.Object({ expiredMinutes: Type.Integer({ minimum: 1 }) })

/** A18. For the methods `sms` and `email`; the code goes to the number or address that the account has. */
export const loginVerificationCode = defineOperation<LoginVerificationCodeInput, SentFor>()({
  path: '/wps/session/login/verification/code',
  method: 'POST',
  access: 'guest',
  requirement: 'A18',
  summary: 'Send the code that a login on a new device needs',
  body: Type.Object({ ticket: ticket() }),
  value: sentFor,
})

export interface LoginVerificationInput {
  ticket: string
  answer?: string
  passkey?: PasskeyProof
  trustDevice?: boolean
}

/** `recoveryCodes` are there when an authenticator app was set up, and never again. */
export interface Verified extends SignedIn {
  recoveryCodes?: string[]
}

/** A18, A19. The number, the code, the code of the app or one of its recovery codes, or the name on the bank account. */
export const loginVerification = defineOperation<LoginVerificationInput, Verified>()({
  path: '/wps/session/login/verification',
  method: 'POST',
  access: 'guest',
  requirement: 'A18',
  summary: 'Show what a login on a new device needs',
  encrypted: true,
  body: Type.Object({
    ticket: ticket(),
    answer: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })),
    passkey: Type.Optional(PasskeyProofSchema),
    trustDevice: Type.Optional(Type.Boolean({ description: 'Do not ask again on this device' })),
  }),
  value: Type.Object({ ...signedInFields, recoveryCodes: Type.Optional(Type.Array(Type.String())) }),
})

export interface DeviceCodeInput extends HumanProof {
  username: string
}

/** After `proof_required`. The answer is the same whether there is an account of this name or not (ruling 27). */
export const deviceCode = defineOperation<DeviceCodeInput, SentFor>()({
  path: '/wps/session/device/code',
  method: 'POST',
  access: 'guest',
  requirement: 'I02',
  summary: 'Send a code that makes this device one the account knows',
  body: Type.Object({ username: Type.String({ minLength: 1, maxLength: 64 }), ...humanProofFields }),
  value: sentFor,
})

export interface DeviceProofInput {
  username: string
  code: string
}

/** After this the account may be logged in to from here, by its password. */
export const deviceProof = defineOperation<DeviceProofInput, null>()({
  path: '/wps/session/device',
  method: 'POST',
  access: 'guest',
  requirement: 'I02',
  summary: 'Make this device one the account knows',
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 64 }),
    code: Type.String({ minLength: 1, maxLength: 16 }),
  }),
  value: Type.Null(),
})
