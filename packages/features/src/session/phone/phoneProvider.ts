import type { PortalRuntime } from '@foyer/feature-api'
import type { HumanCheck } from '../human/useHumanCheck.ts'

export type PhoneClient = PortalRuntime<'smsRegisterCode' | 'sandboxPhoneToken'>['client']

export interface PhoneNumber {
  /** Digits alone. */
  readonly dialingCode: string
  /** As it was typed. */
  readonly mobileNum: string
}

/** What goes along with a registration to show that the number is the visitor's own. */
export interface PhoneWord {
  readonly verificationCode?: string
  readonly firebaseChannel?: string
  readonly firebaseIdToken?: string
}

/** Who sends the code that shows whose a number is (RG12, I65). */
export interface PhoneProvider {
  /** Sends a code; answers after how many seconds the next may be asked for. Rejects with `PhoneProblem` or a failed call. */
  readonly send: (number: PhoneNumber, human: Pick<HumanCheck, 'send'>, captcha?: string) => Promise<number>
  /** Turns the code that was typed into what registration takes. Rejects with `PhoneProblem` where it is not right. */
  readonly confirm: (number: PhoneNumber, code: string) => Promise<PhoneWord>
}

/** Codes of the error catalogue (Z09 to Z19). */
export const phoneProblemCodes = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const
export type PhoneProblemCode = (typeof phoneProblemCodes)[number] | 'unknown'

/** A provider of phone verification refused. */
export class PhoneProblem extends Error {
  override readonly name = 'PhoneProblem'
  readonly code: PhoneProblemCode

  constructor(code: PhoneProblemCode, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
