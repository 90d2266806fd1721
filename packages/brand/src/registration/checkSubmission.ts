import { fieldPatterns, isPatternId } from '@foyer/rules'
import { type SubmissionError, validate } from './submission.generated.js'

/** Rules of a field as they come over the wire (EN13). */
export interface FieldRuleInput {
  readonly enabled: boolean
  readonly required: boolean
  readonly patternId: string
  readonly minLength: number
  readonly maxLength: number
}

export interface SubmissionProblem {
  readonly field: string
  readonly reason: 'required' | 'length' | 'pattern' | 'different' | 'unknown'
}

/** Matches everything; for pattern ids of a server that is newer than this code. */
const anything = ''

const reasons: Readonly<Record<string, SubmissionProblem['reason']>> = {
  minLength: 'length',
  maxLength: 'length',
  pattern: 'pattern',
}

/** The first problem of each entry; lengths come before patterns. */
function entryProblems(names: readonly string[], errors: readonly SubmissionError[]): readonly SubmissionProblem[] {
  return names.flatMap((field, index) => {
    const own = errors.filter(({ instancePath }) => instancePath.startsWith(`/${index}/`))
    const [first] = own.map(({ keyword }) => reasons[keyword] ?? 'unknown').sort()
    return first ? [{ field, reason: first }] : []
  })
}

/**
 * Checks what a visitor entered against the field rules of the server (V05 to V08): one problem per field, none when the
 * form can be sent. Empty values count as left out.
 */
export function checkSubmission(
  entered: Readonly<Record<string, string>>,
  fieldRules: Readonly<Record<string, FieldRuleInput>>,
): readonly SubmissionProblem[] {
  const rules = new Map(Object.entries(fieldRules).filter(([, { enabled }]) => enabled))
  const filled = Object.entries(entered).filter(([, value]) => value !== '')
  const names = filled.map(([name]) => name)
  const entries = filled.flatMap(([name, value]) => {
    const rule = rules.get(name)
    if (!rule) return []
    const { minLength, maxLength, patternId } = rule
    return [
      {
        name,
        value,
        minLength,
        maxLength,
        pattern: isPatternId(patternId) ? fieldPatterns[patternId].source : anything,
      },
    ]
  })
  const isValid = validate(entries)
  const wrong = isValid
    ? []
    : entryProblems(
        entries.map(({ name }) => name),
        validate.errors ?? [],
      )
  const isDifferent =
    rules.has('confirmPassword') &&
    Object.hasOwn(entered, 'confirmPassword') &&
    entered.confirmPassword !== entered.password
  const missing = [...rules].filter(([name, { required }]) => required && !names.includes(name))
  return [
    ...missing.map(([field]) => ({ field, reason: 'required' }) as const),
    ...names.filter((name) => !rules.has(name)).map((field) => ({ field, reason: 'unknown' }) as const),
    ...wrong,
    ...(isDifferent && !wrong.some(({ field }) => field === 'confirmPassword') && names.includes('confirmPassword')
      ? [{ field: 'confirmPassword', reason: 'different' } as const]
      : []),
  ]
}
