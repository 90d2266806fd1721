import { compareDates, readDate } from '../dates/calendarDate.ts'
import { checkSubmission, composed, type FieldRuleInput } from '../registration/checkSubmission.ts'
import type { ProfileFieldName } from './profileFields.ts'

export interface ProfileProblem {
  readonly field: ProfileFieldName
  readonly reason: 'length' | 'pattern' | 'date' | 'age'
}

interface Facts {
  readonly rules: Readonly<Partial<Record<ProfileFieldName, FieldRuleInput>>>
  /** Day on which it is looked at, `yyyy-MM-dd`. */
  readonly today: string
  readonly minimumAge: number
}

/** Checks what a member says of themselves (P32, V31): one problem per field at most; empty fields are left alone. */
export function checkProfile(
  entered: Readonly<Partial<Record<ProfileFieldName, string>>>,
  { rules, today, minimumAge }: Facts,
): readonly ProfileProblem[] {
  const problems = checkSubmission(entered, rules as Readonly<Record<string, FieldRuleInput>>) // no value of it is undefined
    .filter(({ field }) => field !== 'birthday')
    // What is looked at are the rules' names, and nothing is required or compared.
    .map(({ field, reason }) => ({ field, reason }) as ProfileProblem)
  const birthday = entered.birthday ? birthdayProblem(composed(entered.birthday), today, minimumAge) : undefined
  return birthday ? [...problems, { field: 'birthday', reason: birthday }] : problems
}

function birthdayProblem(text: string, today: string, minimumAge: number): 'date' | 'age' | undefined {
  const [born, now] = [readDate(text), readDate(today)]
  if (born === undefined || now === undefined || born.year < now.year - 130) return 'date'
  return compareDates({ ...born, year: born.year + minimumAge }, now) > 0 ? 'age' : undefined
}
