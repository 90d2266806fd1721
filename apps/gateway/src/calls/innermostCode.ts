/** The code, else the name, of what lies at the bottom of an error, e.g. `ECONNREFUSED` or `TimeoutError`. */
export function innermostCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  if (error.cause instanceof Error) return innermostCode(error.cause)
  // An error may have a code; it is looked at before it is used.
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : error.name
}
