import { hash } from 'node:crypto'
import type { SeamlessBody } from '@foyer/contract'
import type { WalletTransactionsTable } from '../../database/schema.ts'
import type { SeamlessContext } from './seamlessContext.ts'

interface Call<Kind extends WalletTransactionsTable['kind']> {
  readonly kind: Kind
  readonly context: SeamlessContext
  readonly body: SeamlessBody<Kind>
}

/** A call of the seamless wallet that may move money. */
export type RoundCall = Call<'bet'> | Call<'win'> | Call<'rollback'>

/** The round and the transactions a call is about, whether they exist yet or not. */
export function namesOfCall(call: RoundCall): readonly string[] {
  const { body } = call
  const ids = new Set([body.transactionId, ...('betTransactionId' in body ? [body.betTransactionId] : [])])
  return [roundName(call), ...[...ids].map((id) => nameOf(call, `transaction:${id}`))]
}

export const roundName = (call: RoundCall): string => nameOf(call, `round:${call.body.roundId}`)

const nameOf = ({ context: { merchant, vendor } }: RoundCall, name: string): string =>
  `${merchant.id}:${vendor}:${name}`

/** What a call asks for, whatever the order and spacing of its JSON. */
export function hashCall({ kind, body }: RoundCall): Buffer {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return hash('sha256', JSON.stringify([kind, fields]), 'buffer')
}
