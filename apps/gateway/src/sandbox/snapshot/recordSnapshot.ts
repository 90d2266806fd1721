import { operations, wireHeaders, wirePath } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import type { Merchant } from '../../merchants/merchant.ts'
import { apiBase } from '../../server/bindOperation.ts'
import type { RecordedQuery } from './publicQueries.ts'

/** The file `foyer build --snapshot` reads. */
export interface Snapshot {
  readonly version: 1
  readonly merchant: string
  /** ISO 8601 instant of the world's clock. */
  readonly takenAt: string
  /** Wire values by the key of the portal's query cache: operation, language code and input as JSON. */
  readonly answers: Readonly<Record<string, unknown>>
}

/** Asks the server what the public pages ask, in every language of the merchant. Throws when one is refused. */
export async function recordSnapshot(
  app: FastifyInstance,
  merchant: Merchant,
  queries: readonly RecordedQuery[],
  now: Date,
): Promise<Snapshot> {
  const answers: Record<string, unknown> = {}
  for (const language of merchant.languageTags.keys()) {
    for (const { operation, input } of queries) {
      const key = JSON.stringify([operation, language, input ?? null])
      answers[key] = await ask(app, merchant, language, operation, input)
    }
  }
  return { version: 1, merchant: merchant.code, takenAt: now.toISOString(), answers }
}

async function ask(
  app: FastifyInstance,
  merchant: Merchant,
  language: string,
  operation: RecordedQuery['operation'],
  input: object | undefined,
): Promise<unknown> {
  const query = Object.fromEntries(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)]))
  const answer = await app.inject({
    method: 'GET',
    url: apiBase + wirePath(operations[operation].shape),
    query,
    headers: {
      host: `${merchant.brand}.localhost`,
      [wireHeaders.merchant]: merchant.code,
      [wireHeaders.language]: language,
    },
  })
  const body: { success?: boolean; value?: unknown; message?: string } = answer.json()
  if (body.success !== true)
    throw new Error(`${operation} answered ${answer.statusCode}: ${body.message ?? answer.body}`)
  return body.value
}
