import type { AuthenticatorSetup } from '@foyer/contract'
import { Secret, TOTP } from 'otpauth'
import type { CallContext } from '../../calls/handlers.ts'
import { openSealed, seal } from '../../calls/sealed.ts'

const period = 30

type Keys = Pick<CallContext, 'secrets'>

/** A new secret as it is stored: encrypted, so that a leaked table opens no account. */
export function newAuthenticatorSecret(keys: Keys): Buffer {
  return seal(keys.secrets.ofAuthenticators(), Buffer.from(new Secret({ size: 20 }).buffer))
}

/** What an app has to know, for a QR code and for typing. */
export function setupOf(keys: Keys, stored: Buffer, issuer: string, account: string): AuthenticatorSetup {
  const app = appOf(keys, stored, issuer, account)
  return { uri: app.toString(), secret: app.secret.base32 }
}

/**
 * The 30 s step whose code this is, one step early or late allowed for clocks that differ; `undefined` when it is none. Which
 * steps were used already is for the caller to know.
 */
export function stepOf(keys: Keys, stored: Buffer, code: string, now: Date): bigint | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = appOf(keys, stored).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : BigInt(Math.floor(now.getTime() / 1000 / period) + delta)
}

function appOf(keys: Keys, stored: Buffer, issuer = '', label = ''): TOTP {
  const opened = openSealed(keys.secrets.ofAuthenticators(), stored)
  const buffer = opened.buffer.slice(opened.byteOffset, opened.byteOffset + opened.byteLength) as ArrayBuffer // a copy of its own, never shared
  return new TOTP({ issuer, label, period, digits: 6, secret: new Secret({ buffer }) })
}
