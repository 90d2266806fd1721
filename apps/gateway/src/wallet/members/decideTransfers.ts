import type { Transaction } from 'kysely'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import { letteredReference } from '../memberReference.ts'
import type { Outcome, PostedTransfer, Transfer, TransferKey } from '../posting/transfer.ts'
import { findPartners, type MemberTransfer, type Partners } from './findPartners.ts'

/** What a member's transfer did; the same whenever it is asked for. */
export interface MovedMoney {
  readonly journalId: bigint
  /** What both sides read in their records of it. */
  readonly reference: string
  /** Minor units; what left the account. */
  readonly amount: bigint
  /** The member's balance right after it. */
  readonly balance: bigint
}

/** The key of a member's transfer among those of everybody. */
export const keyOfMember = (transfer: Pick<MemberTransfer, 'merchantId' | 'memberId' | 'key'>): TransferKey => ({
  merchantId: transfer.merchantId,
  idempotencyKey: `member:${transfer.memberId}:${transfer.key}`,
})

export interface DecidedTransfers {
  /** What would be moved. */
  readonly transfers: readonly Transfer[]
  /** One outcome for each transfer of a member. */
  readonly finish: (posted: readonly Outcome<PostedTransfer>[]) => readonly Outcome<MovedMoney>[]
}

/** Finds the accounts of members' transfers. */
export async function decideTransfers(
  trx: Transaction<Database>,
  asked: readonly MemberTransfer[],
): Promise<DecidedTransfers> {
  const partners = await findPartners(trx, asked)
  const known = asked.flatMap((transfer, index) => {
    const found = partners[index]
    return found === undefined ? [] : [{ transfer, found }]
  })
  return {
    transfers: known.map(({ transfer, found }) => transferOf(transfer, found)),
    finish: (posted) => {
      const outcomes = posted.values()
      return asked.map((transfer, index): Outcome<MovedMoney> => {
        const found = partners[index]
        if (found === undefined) return { refused: new ProblemError('recipient_unknown') }
        const { value } = outcomes.next()
        if (value === undefined) throw new Error('Every transfer has an outcome')
        if ('refused' in value) return value
        const { journalId, balances } = value.result
        const balance = balances.get(found.own) ?? 0n
        return { result: { journalId, reference: referenceOf(transfer), amount: transfer.amount, balance } }
      })
    },
  }
}

/** Of the gateway’s own making: the sender’s key is nobody else’s to read. */
export const referenceOf = ({ merchantId, memberId, key }: Pick<MemberTransfer, 'merchantId' | 'memberId' | 'key'>) =>
  letteredReference({ merchantId, memberId, key: `member:${key}` })

function transferOf(transfer: MemberTransfer, { own, other }: Partners): Transfer {
  return {
    ...keyOfMember(transfer),
    kind: 'transfer',
    reference: referenceOf(transfer),
    asked: transfer.key,
    lines: [
      { accountId: own, amount: -transfer.amount },
      { accountId: other, amount: transfer.amount },
    ],
    at: transfer.at,
  }
}
