import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { consumeCode } from '../codes/port.ts'
import { takeUp } from '../human/port.ts'
import { checkFirebaseToken } from './firebaseToken.ts'
import { checkSandboxToken } from './sandboxToken.ts'

/** What a visitor hands in to show that a number is theirs. */
export interface PhoneProof {
  readonly verificationCode?: string
  readonly firebaseChannel?: string
  readonly firebaseIdToken?: string
}

/** A way to show that a number is somebody's own (RG12, I65). */
interface PhoneVerifier {
  /** Whether the proof belongs to the number, in its international form; it is used up. */
  readonly check: (context: CallContext, number: string, proof: PhoneProof) => Promise<boolean>
}

/** Longer than any token is believed. */
const tokenSeconds = 15 * 60

/** Uses a token up; what counts is the text that is signed, since a signature can be written in more than one way. */
const takeUpToken = (context: CallContext, token: string): Promise<boolean> =>
  takeUp(
    context,
    `phone:${token.slice(0, token.lastIndexOf('.'))}`,
    new Date(context.clock.now().getTime() + tokenSeconds * 1000),
  )

const verifiers = {
  sms: {
    check: (context, target, { verificationCode = '' }) =>
      consumeCode(context, { purpose: 'register', channel: 'sms', target }, verificationCode),
  },
  sandbox: {
    check: async (context, number, { firebaseIdToken = '' }) =>
      (await checkSandboxToken(context, number, firebaseIdToken)) && takeUpToken(context, firebaseIdToken),
  },
  firebase: {
    check: async (context, number, { firebaseIdToken = '' }) => {
      const { firebase } = context.merchant.config.verification
      const claim = firebase && { ...firebase, number, now: context.clock.now() }
      if (claim === undefined || !(await checkFirebaseToken(firebaseIdToken, claim))) return false
      return takeUpToken(context, firebaseIdToken)
    },
  },
} satisfies Readonly<Record<string, PhoneVerifier>>

/** Goes on only where the proof belongs to the number; throws otherwise. */
export async function checkPhone(context: CallContext, number: string, proof: PhoneProof): Promise<void> {
  const { phone } = context.merchant.config.verification
  if (await verifiers[phone].check(context, number, proof)) return
  throw new ProblemError(phone === 'sms' ? 'verification_code_wrong' : 'phone_not_verified')
}
