import type { Accepted } from '@foyer/contract'
import type { Kysely, Transaction } from 'kysely'
import { postingDatabaseOf } from '../database/postingDatabase.ts'
import type { Database } from '../database/schema.ts'
import { decideTransfers, keyOfMember, type MovedMoney } from './members/decideTransfers.ts'
import type { MemberTransfer } from './members/findPartners.ts'
import { commitTogether } from './posting/commitTogether.ts'
import { sendTransfers } from './posting/postTransfers.ts'
import { checkLines, keyOf, type Outcome, type PostedTransfer, type Transfer } from './posting/transfer.ts'
import { decideCalls } from './seamless/postCalls.ts'
import { namesOfCall, type RoundCall } from './seamless/roundCall.ts'

/** Where all money of this process is posted. Everything resolves after its commit. */
export interface Ledger {
  /**
   * Rejects with `insufficient_funds`, `balance_limit`, `account_frozen` or `idempotency_conflict` for good; with anything else nobody
   * knows, and the same key may be used again.
   */
  readonly post: (transfer: Transfer) => Promise<PostedTransfer>
  /** Rejects besides with `recipient_unknown` for good. */
  readonly transfer: (transfer: MemberTransfer) => Promise<MovedMoney>
  /** Rejects with `SeamlessError` for good. */
  readonly play: (call: RoundCall) => Promise<Accepted>
}

type Work = { readonly transfer: Transfer } | { readonly between: MemberTransfer } | { readonly call: RoundCall }
type Done = PostedTransfer | MovedMoney | Accepted

const ledgers = new WeakMap<Kysely<Database>, Ledger>()

/** The ledger of a database; there is one, so that everything that comes at the same time is committed together. */
export function ledgerOf(db: Kysely<Database>): Ledger {
  const ledger = ledgers.get(db) ?? createLedger(db)
  ledgers.set(db, ledger)
  return ledger
}

function createLedger(db: Kysely<Database>): Ledger {
  const posting = postingDatabaseOf(db)
  const perform = commitTogether<Work, Done>({
    namesOf,
    atOnce: posting.atOnce,
    commit: async (works) => {
      let finish: Awaited<ReturnType<typeof sendAll>> = async () => []
      try {
        await posting.db.transaction().execute(async (trx) => {
          finish = await sendAll(trx, works)
        })
      } catch (error) {
        // Why the transaction could not be committed is what its last statement says.
        await finish()
        throw error
      }
      return finish()
    },
  })
  return {
    // A work is answered with the result of its kind.
    post: async (transfer) => {
      checkLines(transfer)
      return (await perform({ transfer })) as PostedTransfer // a transfer's result
    },
    transfer: async (between) => (await perform({ between })) as MovedMoney, // a member's transfer's result
    play: async (call) => (await perform({ call })) as Accepted, // a call's result
  }
}

function namesOf(work: Work): readonly string[] {
  if ('call' in work) return namesOfCall(work.call)
  return [keyOf('between' in work ? keyOfMember(work.between) : work.transfer)]
}

/** Decides all works and sends what they write, so that the end of the transaction can be sent without waiting for it. */
async function sendAll(
  trx: Transaction<Database>,
  works: readonly Work[],
): Promise<() => Promise<readonly Outcome<Done>[]>> {
  const transfers = works.flatMap((work) => ('transfer' in work ? [work.transfer] : []))
  const plays = works.flatMap((work) => ('call' in work ? [work.call] : []))
  const calls = await decideCalls(trx, plays)
  const between = await decideTransfers(
    trx,
    works.flatMap((work) => ('between' in work ? [work.between] : [])),
  )
  const written = await sendTransfers(trx, [...transfers, ...between.transfers, ...calls.transfers])
  const split = (posted: readonly Outcome<PostedTransfer>[]) => {
    const ends = [transfers.length, transfers.length + between.transfers.length] as const
    return {
      transfer: posted.slice(0, ends[0]),
      between: between.finish(posted.slice(...ends)),
      call: posted.slice(ends[1]),
    }
  }
  if (plays.length === 0) return async () => inOrder(works, { ...split(await written()), call: [] })
  const posted = split(await written())
  const { outcomes, recorded } = calls.finish(posted.call)
  return async () => {
    await recorded
    return inOrder(works, { ...posted, call: outcomes })
  }
}

type Kind = 'transfer' | 'between' | 'call'

function inOrder(
  works: readonly Work[],
  outcomes: Readonly<Record<Kind, readonly Outcome<Done>[]>>,
): readonly Outcome<Done>[] {
  const next = {
    transfer: outcomes.transfer.values(),
    between: outcomes.between.values(),
    call: outcomes.call.values(),
  }
  return works.map((work) => {
    const kind = 'call' in work ? 'call' : 'between' in work ? 'between' : 'transfer'
    const { value } = next[kind].next()
    if (value === undefined) throw new Error('Every work has an outcome')
    return value
  })
}
