/**
 * The database could not be reached or stopped answering. What was under way was either done or not: whoever asked has to
 * ask again, with the same idempotency key. The code is PostgreSQL's for a failed connection.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly code: string

  constructor(cause: unknown) {
    super(cause instanceof Error && cause.message !== '' ? cause.message : 'The database cannot be reached', { cause })
    // An error may have a code; it is looked at before it is used.
    const { code } = cause as { code?: unknown }
    this.code = typeof code === 'string' ? code : '08006'
  }
}

/** Database gone, out of room or read-only, or two transactions in each other's way: trying again later may work. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true
  // An error may have a code; it is looked at before it is used.
  const { code } = error as { code?: unknown }
  return (
    typeof code === 'string' &&
    /^(08|53|57)[0-9A-Z]{3}$|^(25006|40001|40P01|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOSPC)$/.test(code)
  )
}
