import { mostWins } from '@foyer/contract'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import { payStakes } from '../rounds/walletCalls.ts'
import type { SessionRecord } from '../store/records.ts'
import type { Stake } from './stakes.ts'

/** A stake that was paid, with the balance after it where the wallet told one. */
export interface PaidStake {
  readonly id: string
  readonly balance?: number
}

interface PayAllGround {
  readonly find: (id: string) => Stake<unknown, unknown> | undefined
  readonly walletOf: (session: SessionRecord) => CallWallet
  /** Pays one alone. */
  readonly pay: (id: string) => Promise<number | undefined>
  /** Writes down that stakes were paid, all or none. */
  readonly settle: (paid: readonly PaidStake[]) => void
  /** Stakes that are being worked on. */
  readonly working: Map<string, Promise<number | undefined>>
  readonly onProblem: (error: unknown, reference: string) => void
}

/** Calls under way at a time: while the wallet carries one out, the next is made ready. */
const lanes = 2

/** Pays decided stakes, those of one wallet with one call for many; one piece of work per stake at a time. */
export function createPayAll({ find, walletOf, pay, settle, working, onProblem }: PayAllGround) {
  const payTogether = async (wallet: CallWallet, stakes: readonly Stake<unknown, unknown>[]): Promise<void> => {
    const [first] = stakes
    if (first === undefined) return
    if (stakes.length === 1) return void (await pay(first.id))
    const wins = stakes.map(({ reference, win = 0 }) => ({ reference, amount: win }))
    const task = payStakes(wallet, first.session, wins)
      .then((outcomes) => {
        const paid: PaidStake[] = []
        for (const [index, { id }] of stakes.entries()) {
          const outcome = outcomes[index]
          if (outcome instanceof WalletRefusal) onProblem(outcome, id)
          else if (outcome) paid.push({ id, ...(outcome.balance === undefined ? {} : { balance: outcome.balance }) })
        }
        settle(paid)
      })
      .catch((error: unknown) => {
        if (!(error instanceof WalletUnreachable)) onProblem(error, first.id)
      })
      .finally(() => {
        for (const { id } of stakes) working.delete(id)
      })
    for (const { id } of stakes)
      working.set(
        id,
        task.then(() => find(id)?.balance),
      )
    await task
  }

  return async (ids: readonly string[]): Promise<void> => {
    const waiting = [...ids]
    const work = async (): Promise<void> => {
      while (waiting.length > 0) {
        const due = waiting.splice(0, mostWins).flatMap((id) => {
          const stake = working.has(id) ? undefined : find(id)
          return stake?.progress === 'due' ? [stake] : []
        })
        for (const [wallet, stakes] of byWallet(due, walletOf)) await payTogether(wallet, stakes)
      }
    }
    await Promise.all(Array.from({ length: lanes }, work))
  }
}

/** Stakes that one call can pay: of one wallet, vendor and merchant. A wallet at the vendor is one for itself. */
function byWallet(
  stakes: readonly Stake<unknown, unknown>[],
  walletOf: PayAllGround['walletOf'],
): readonly (readonly [CallWallet, readonly Stake<unknown, unknown>[]])[] {
  const groups = new Map<CallWallet, Map<string, Stake<unknown, unknown>[]>>()
  for (const stake of stakes) {
    const { session } = stake
    const wallet = walletOf(session)
    const places = groups.get(wallet) ?? new Map<string, Stake<unknown, unknown>[]>()
    groups.set(wallet, places)
    const place = `${session.vendor} ${session.merchant}`
    places.set(place, [...(places.get(place) ?? []), stake])
  }
  return [...groups].flatMap(([wallet, places]) => [...places.values()].map((list) => [wallet, list] as const))
}
