/** A PostgreSQL server that nobody else uses. */
export interface OwnPostgres {
  readonly url: string
  readonly crash: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a server of its own, as the one of all tests must not be harmed. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const script = new URL('../../../../scripts/postgres.mjs', import.meta.url).href
  // The script has no types; this is what its only function answers.
  const { startPostgres } = (await import(script)) as { startPostgres: () => Promise<OwnPostgres> }
  return startPostgres()
}
