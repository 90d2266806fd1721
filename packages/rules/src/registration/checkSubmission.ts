import { fieldPatterns, isPatternId } from '../field-patterns/fieldPatterns.ts'
import { type SubmissionError, validate } from './submission.generated.js'

/** Rule of a registration field as it comes over the wire (EN13). */
export interface FieldRuleInput {
  readonly enabled: boolean
  readonly required: boolean
  readonly patternId: string
  readonly minLength: number
  readonly maxLength: number
}

export interface SubmissionProblem {
  readonly field: string
  readonly reason: 'required' | 'length' | 'pattern' | 'different'
}

/** Without these there is no account, whatever the rules say (V05). */
const always = new Set(['username', 'password', 'confirmPassword'])
/** Required wherever they are shown (V08). */
const whenShown = new Set(['paymentPassword', 'captcha'])
/** Compared with the password, and with the picture, instead of a pattern. */
const compared = new Set(['confirmPassword', 'captcha'])

/** Whether a registration asks for a field (V05, V07). */
export const isAsked = (name: string, { enabled }: Pick<FieldRuleInput, 'enabled'>): boolean =>
  enabled || always.has(name)

/** Whether a field that is asked for may not be empty (V05, V07, V08). */
export const isRequired = (name: string, { required }: Pick<FieldRuleInput, 'required'>): boolean =>
  required || always.has(name) || whenShown.has(name)

/** Matches everything; for pattern ids of a server that is newer than this code. */
const anything = ''

/** The same letters, however a keyboard puts them together: `é` is one character, whether it came as one or as two. */
export const composed = (text: string): string => text.normalize('NFC')

/** Length comes before the pattern: what is too short fits no pattern either. */
const reasonOf = (own: readonly SubmissionError[]): SubmissionProblem['reason'] =>
  own.some(({ keyword }) => keyword !== 'pattern') ? 'length' : 'pattern'

/**
 * Checks what a visitor entered against the field rules of the server (V05 to V09), in the portal and in the gateway: one
 * problem per field at most, none when the form can be sent. Empty values count as left out; what no rule asks for is not
 * looked at.
 */
export function checkSubmission(
  entered: Readonly<Partial<Record<string, string>>>,
  rules: Readonly<Record<string, FieldRuleInput>>,
): readonly SubmissionProblem[] {
  const asked = Object.entries(rules).filter(([name, rule]) => isAsked(name, rule))
  const textOf = (name: string): string => composed(Object.hasOwn(entered, name) ? (entered[name] ?? '') : '')
  const missing = asked.filter(([name, rule]) => isRequired(name, rule) && textOf(name) === '')
  const patterned = asked.filter(([name]) => !compared.has(name) && textOf(name) !== '')
  const isValid = validate(
    patterned.map(([name, { minLength, maxLength, patternId }]) => ({
      value: textOf(name),
      minLength,
      maxLength,
      pattern: isPatternId(patternId) ? fieldPatterns[patternId].source : anything,
    })),
  )
  const errors = isValid ? [] : (validate.errors ?? [])
  const wrong = patterned.flatMap(([field], index) => {
    const own = errors.filter(({ instancePath }) => instancePath.startsWith(`/${index}/`))
    return own.length === 0 ? [] : [{ field, reason: reasonOf(own) }]
  })
  const confirmation = textOf('confirmPassword')
  const isDifferent = confirmation !== '' && confirmation !== textOf('password')
  return [
    ...missing.map(([field]) => ({ field, reason: 'required' }) as const),
    ...wrong,
    ...(isDifferent ? [{ field: 'confirmPassword', reason: 'different' } as const] : []),
  ]
}
