import { fieldPatterns } from '@foyer/rules'
import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type SignedIn, SignedInSchema } from '../schemas/login.ts'
import {
  type NewPasskey,
  NewPasskeySchema,
  type Passkey,
  type PasskeyProof,
  PasskeyProofSchema,
  type PasskeyQuestion,
  PasskeyQuestionSchema,
  PasskeySchema,
} from '../schemas/passkey.ts'
import { ticket } from '../schemas/ticket.ts'

const name = () => Type.String({ minLength: 1, maxLength: 60, pattern: fieldPatterns.anyCharacters.source })

/** Starts a login by passkey; no name is asked, the browser offers what it has. */
export const passkeyLoginOptions = defineOperation<undefined, PasskeyQuestion>()({
  path: '/wps/session/login/passkey/options',
  method: 'POST',
  access: 'guest',
  requirement: 'QP13',
  summary: 'What a browser is asked to log in with a passkey',
  value: PasskeyQuestionSchema,
})

export interface PasskeyLoginInput {
  ticket: string
  passkey: PasskeyProof
  remember?: boolean
}

/** A whole login: the device has asked its owner for a finger, a face or a PIN. */
export const passkeyLogin = defineOperation<PasskeyLoginInput, SignedIn>()({
  path: '/wps/session/login/passkey',
  method: 'POST',
  access: 'guest',
  requirement: 'QP13',
  summary: 'Sign in with a passkey',
  body: Type.Object({ ticket: ticket(), passkey: PasskeyProofSchema, remember: Type.Optional(Type.Boolean()) }),
  value: SignedInSchema,
})

/** Needs a fresh proof (`confirmIdentity`). */
export const passkeyOptions = defineOperation<undefined, PasskeyQuestion>()({
  path: '/wps/member/passkey/options',
  method: 'POST',
  access: 'real',
  requirement: 'QP13',
  summary: 'What a browser is asked to make a passkey',
  value: PasskeyQuestionSchema,
})

export interface AddPasskeyInput {
  ticket: string
  passkey: NewPasskey
  name: string
}

export const addPasskey = defineOperation<AddPasskeyInput, Passkey>()({
  path: '/wps/member/passkey',
  method: 'PUT',
  access: 'real',
  requirement: 'QP13',
  summary: 'Keep a new passkey',
  body: Type.Object({ ticket: ticket(), passkey: NewPasskeySchema, name: name() }),
  value: PasskeySchema,
})

export const passkeys = defineOperation<undefined, Passkey[]>()({
  path: '/wps/member/passkey',
  method: 'GET',
  access: 'real',
  requirement: 'QP13',
  summary: 'Passkeys of the account',
  value: Type.Array(PasskeySchema),
})

export interface RenamePasskeyInput {
  id: string
  name: string
}

export const renamePasskey = defineOperation<RenamePasskeyInput, null>()({
  path: '/wps/member/passkey/name',
  method: 'POST',
  access: 'real',
  requirement: 'QP13',
  summary: 'Give a passkey another name',
  body: Type.Object({ id: Type.String({ maxLength: 1400 }), name: name() }),
  value: Type.Null(),
})

export interface RemovePasskeyInput {
  id: string
}

/** Needs a fresh proof. */
export const removePasskey = defineOperation<RemovePasskeyInput, null>()({
  path: '/wps/member/passkey/remove',
  method: 'POST',
  access: 'real',
  requirement: 'QP13',
  summary: 'Take a passkey away',
  body: Type.Object({ id: Type.String({ maxLength: 1400 }) }),
  value: Type.Null(),
})
