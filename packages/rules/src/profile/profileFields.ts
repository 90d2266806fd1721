import type { PatternId } from '../field-patterns/fieldPatterns.ts'
import type { FieldRuleInput } from '../registration/checkSubmission.ts'

/** What a member may say of themselves, in the order of the form (P32). */
export const profileFieldNames = [
  'nickname',
  'payeeName',
  'birthday',
  'nationality',
  'address',
  'occupation',
  'incomeSource',
  'idNumber',
  'bankAccountName',
  'bankAccountNumber',
  'telegram',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'qqNum',
] as const
export type ProfileFieldName = (typeof profileFieldNames)[number]

/** What money is paid out by: once it is there, only the operator's people change it. */
const fixedNames: ReadonlySet<string> = new Set([
  'payeeName',
  'birthday',
  'nationality',
  'idNumber',
  'bankAccountName',
  'bankAccountNumber',
])
export const isFixedOnceSet = (name: ProfileFieldName): boolean => fixedNames.has(name)

const rule = (patternId: PatternId, minLength: number, maxLength: number): FieldRuleInput => ({
  enabled: true,
  required: false,
  patternId,
  minLength,
  maxLength,
})

/** Fields that a registration does not ask for, or may ask for and a profile always has. */
const ownRules: Readonly<Partial<Record<ProfileFieldName, FieldRuleInput>>> = {
  nickname: rule('anyCharacters', 2, 20),
  payeeName: rule('lettersSpaces', 2, 60),
  birthday: rule('anyCharacters', 10, 10),
  nationality: rule('alphanumeric', 2, 2),
  address: rule('anyCharacters', 5, 200),
  occupation: rule('anyCharacters', 2, 60),
  incomeSource: rule('anyCharacters', 2, 60),
  bankAccountName: rule('lettersSpaces', 2, 60),
  bankAccountNumber: rule('alphanumeric', 6, 34),
  telegram: rule('noSpaces', 3, 60),
}

/** The fields of a merchant's profiles: its registration's own where it asks for them, by their rules, and P32's. */
export function profileRules(
  registration: Readonly<Record<string, FieldRuleInput>>,
): Readonly<Partial<Record<ProfileFieldName, FieldRuleInput>>> {
  return Object.fromEntries(
    profileFieldNames.flatMap((name) => {
      const asked = registration[name]
      const own = asked?.enabled ? { ...asked, required: false } : ownRules[name]
      return own === undefined ? [] : [[name, own]]
    }),
  )
}
