import { type PortalRuntime, type Problem, problemOf, problemText } from '@foyer/feature-api'
import { SessionMissing } from './signIn.ts'
import type { SessionMessage, T } from './useT.ts'

/** Refusals this feature has its own words for (Z25, Z26, V32). */
const ownWords = [
  'login_failed',
  'captcha_required',
  'captcha_wrong',
  'proof_required',
  'verification_failed',
  'passkey_refused',
  'password_wrong',
  'non_member',
  'non_agent',
  'username_taken',
  'mobile_taken',
  'email_taken',
  'verification_code_wrong',
  'invitation_code_error',
  'phone_not_verified',
] as const

const hasOwnWords = (code: Problem['code']): code is (typeof ownWords)[number] => ownWords.some((own) => own === code)

/** What a player is told of a failed login or registration. */
export function loginProblem(runtime: Pick<PortalRuntime, 'text' | 'language'>, t: T, error: unknown): string {
  if (error instanceof SessionMissing) return t('sessionMissing')
  const { code } = problemOf(error)
  return hasOwnWords(code) ? t(code satisfies SessionMessage) : problemText(runtime, error)
}
