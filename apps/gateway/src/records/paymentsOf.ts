import type { EntryPayment } from '@foyer/contract'
import type { SignedInContext } from '../calls/handlers.ts'
import { labelOf } from '../payments/port.ts'
import { moneyOf } from './moneyOf.ts'

interface Entry {
  readonly kind: string
  readonly journal_id: bigint
}

/** How deposits among the entries of the signed-in account were paid, by their journals. */
export async function paymentsOf(
  { db, merchant, session, language }: Pick<SignedInContext, 'db' | 'merchant' | 'session' | 'language'>,
  entries: readonly Entry[],
): Promise<ReadonlyMap<bigint, EntryPayment<string>>> {
  const journals = entries.filter(({ kind }) => kind === 'deposit').map(({ journal_id }) => journal_id)
  if (journals.length === 0) return new Map()
  const rows = await db
    .selectFrom('deposits')
    .select(['journal_id', 'method_id', 'kind', 'fee'])
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('journal_id', 'in', journals)
    .execute()
  const money = moneyOf(merchant)
  return new Map(
    rows.flatMap(({ journal_id, method_id, kind, fee }) => {
      const method = merchant.config.payments.deposit.find(({ id }) => id === method_id)
      const label = method && labelOf(method, language)
      const payment = { kind, ...(label !== undefined && { label }), fee: money(fee) }
      return journal_id === null ? [] : [[journal_id, payment] as const]
    }),
  )
}
