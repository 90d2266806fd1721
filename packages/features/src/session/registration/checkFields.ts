import { isPatternId, lengthText, type PatternMessage, patternMessage } from '@foyer/rules'
import { checkSubmission, composed, type SubmissionProblem } from '@foyer/rules/registration'
import type { RegisterField, RegisterFieldRule } from './registerFields.ts'

/** What is wrong with a field: the key of a message and what is put into it. */
export type FieldIssue =
  | { readonly key: 'required' | 'confirmDiffers' }
  | PatternMessage
  | { readonly key: 'pattern_length'; readonly values: { readonly length: string } }

type Typed = Readonly<Partial<Record<string, string>>>

/** What counts of a field, trimmed as the login form trims what is typed there (V01). */
export const fieldValue = (typed: string | undefined): string => composed((typed ?? '').trim())

/** A number without what people put between its digits. */
const digitsOf = (typed: string | undefined): string => fieldValue(typed).replace(/[\s().+-]/g, '')

/** What is wrong with the fields of the form, by name (RG03, V05, V07, V09); nothing when it can be sent. */
export function checkFields(
  fields: readonly RegisterFieldRule[],
  values: Typed,
): Readonly<Partial<Record<RegisterField, FieldIssue>>> {
  const entered = Object.fromEntries(
    fields.map(({ name }) => [name, name === 'mobileNum' ? digitsOf(values[name]) : fieldValue(values[name])]),
  )
  const problems = checkSubmission(entered, Object.fromEntries(fields.map((rule) => [rule.name, rule])))
  return Object.fromEntries(
    fields.flatMap((rule) => {
      const problem = problems.find(({ field }) => field === rule.name)
      return problem ? [[rule.name, issueOf(problem, rule)]] : []
    }),
  )
}

function issueOf({ reason }: SubmissionProblem, { patternId, minLength, maxLength }: RegisterFieldRule): FieldIssue {
  if (reason === 'required') return { key: 'required' }
  if (reason === 'different') return { key: 'confirmDiffers' }
  // A family this portal does not know is left to the server, all but the length.
  if (!isPatternId(patternId)) return { key: 'pattern_length', values: { length: lengthText(minLength, maxLength) } }
  return patternMessage(patternId, minLength, maxLength)
}
