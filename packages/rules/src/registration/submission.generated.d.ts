export interface SubmissionError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Validates `{ rules, required, values }`; the errors of the last call stand on the function. */
export const validate: {
  (data: unknown): boolean
  errors?: readonly SubmissionError[] | null
}
