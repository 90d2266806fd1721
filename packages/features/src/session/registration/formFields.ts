import { isPatternId, patternMessage } from '@foyer/rules'
import type { RegistrationField } from '@foyer/ui/RegistrationForm'
import type { T } from '../model/useT.ts'
import type { RegisterField, RegisterFieldRule } from './registerFields.ts'

/** What browsers may fill in. */
const autoComplete: Partial<Record<RegisterField, string>> = {
  username: 'username',
  payeeName: 'name',
  email: 'email',
  mobileNum: 'tel-national',
}
/** Fields whose rule is told before anything is wrong. */
const hinted: readonly RegisterField[] = ['username', 'password', 'paymentPassword']
const kinds: Partial<Record<RegisterField, RegistrationField['kind']>> = {
  mobileNum: 'phone',
  verificationCode: 'code',
}
/** Room for what people put between the digits of a number. */
const lengths: Partial<Record<RegisterField, number>> = { mobileNum: 32, confirmPassword: 128 }

/** The fields of a form as the kit draws them. */
export const formFields = (fields: readonly RegisterFieldRule[], t: T): readonly RegistrationField[] =>
  fields.map((rule) => {
    const { name, patternId, minLength, maxLength, required, type } = rule
    const message = isPatternId(patternId) ? patternMessage(patternId, minLength, maxLength) : undefined
    const fill = autoComplete[name]
    return {
      name,
      label: t(`field_${name}`),
      kind: kinds[name] ?? type,
      required,
      maxLength: lengths[name] ?? maxLength,
      isNumeric: name === 'mobileNum' || patternId === 'digits',
      ...(message && hinted.includes(name) ? { hint: t(message.key, message.values) } : {}),
      ...(fill ? { autoComplete: fill } : {}),
    }
  })
