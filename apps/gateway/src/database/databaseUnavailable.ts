/**
 * The database could not be reached or stopped answering. What was under way was either done or not: whoever asked has to
 * ask again, with the same idempotency key. The code is PostgreSQL's for a failed connection.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
  readonly code: string

  constructor(cause: unknown) {
    super(cause instanceof Error && cause.message !== '' ? cause.message : 'The database cannot be reached', { cause })
    const { code } = cause as { code?: unknown }
    this.code = typeof code === 'string' ? code : '08006'
  }
}
