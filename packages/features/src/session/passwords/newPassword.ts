import type { FieldRule } from '@foyer/contract'
import { lengthText } from '@foyer/rules'
import { isCommonPassword } from '@foyer/rules/passwords'
import { checkFields, type FieldIssue } from '../registration/checkFields.ts'

/** What is typed where a new password is chosen; untouched fields are missing. */
export interface NewPasswordValues {
  readonly oldPassword?: string
  readonly newPassword?: string
  readonly confirmNewPassword?: string
}

export type NewPasswordIssue = FieldIssue | { readonly key: 'passwordCommon' | 'passwordSame' | 'confirmDiffers' }

/** Holds until the server has told its rule (ruling 24). */
export const plainPasswordRule: FieldRule = {
  enabled: true,
  required: true,
  patternId: 'anyCharacters',
  minLength: 8,
  maxLength: 64,
  type: 'password',
}

interface NewPasswordContext {
  readonly rule: FieldRule
  /** What a password may not consist of: the user name, the site's name and its code. */
  readonly names: readonly string[]
  /** The password it replaces, when known. */
  readonly old: string | undefined
}

/** What is wrong with a new password and its repetition, by field (V02, V04). */
export function checkNewPassword(
  { newPassword = '', confirmNewPassword = '' }: NewPasswordValues,
  { rule, names, old }: NewPasswordContext,
): Readonly<Partial<Record<'newPassword' | 'confirmNewPassword', NewPasswordIssue>>> {
  const both = [
    { ...rule, name: 'password', required: true },
    { ...rule, name: 'confirmPassword', required: true },
  ] as const
  const issues = checkFields(both, { password: newPassword, confirmPassword: confirmNewPassword })
  const own = issues.password ?? guessable(newPassword.trim(), names, old)
  return {
    ...(own && { newPassword: own }),
    ...(issues.confirmPassword && { confirmNewPassword: issues.confirmPassword }),
  }
}

function guessable(password: string, names: readonly string[], old: string | undefined): NewPasswordIssue | undefined {
  if (password === old) return { key: 'passwordSame' }
  return isCommonPassword(password, ...names) ? { key: 'passwordCommon' } : undefined
}

/** How long a new password may be, for the hint. */
export const passwordLength = ({ minLength, maxLength }: FieldRule): string => lengthText(minLength, maxLength)
