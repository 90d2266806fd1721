import type { Database, Merchant, SandboxHost } from '@foyer/gateway/ports'
import type { Transaction } from 'kysely'
import type { MoneyMove } from './moneyMoves.ts'

/** A movement of one account against a vendor or the house. */
export interface AccountMove extends MoneyMove {
  readonly accountId: bigint
  readonly idempotencyKey: string
}

/** Posts many past transfers at once, in the order of their times. */
export async function postMoves(
  host: SandboxHost,
  trx: Transaction<Database>,
  merchant: Merchant,
  moves: readonly AccountMove[],
): Promise<void> {
  const others = await openOthers(host, trx, merchant, moves)
  const outcomes = await host.postTransfers(
    trx,
    [...moves]
      .sort((one, other) => one.at - other.at)
      .map((move) => ({
        merchantId: merchant.id,
        kind: move.kind,
        idempotencyKey: move.idempotencyKey,
        reference: move.reference,
        lines: [
          { accountId: move.accountId, amount: BigInt(move.amount) },
          { accountId: others.get(move.vendor) ?? 0n, amount: -BigInt(move.amount) },
        ],
        at: new Date(move.at),
      })),
  )
  for (const outcome of outcomes) if ('refused' in outcome) throw outcome.refused
}

/** Account of each vendor in `moves`, and of the house under `undefined`. */
async function openOthers(
  { ensureAccount }: SandboxHost,
  trx: Transaction<Database>,
  { id, currency }: Merchant,
  moves: readonly AccountMove[],
): Promise<ReadonlyMap<string | undefined, bigint>> {
  const others = new Map<string | undefined, bigint>()
  for (const vendor of new Set(moves.map((move) => move.vendor))) {
    const kind = vendor === undefined ? 'house' : 'vendor'
    const account = await ensureAccount(trx, { merchantId: id, kind, owner: vendor ?? '', currency })
    others.set(vendor, account.accountId)
  }
  return others
}
