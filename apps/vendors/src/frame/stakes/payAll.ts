import { mostWins } from '@foyer/contract'
import { type CallWallet, WalletRefusal, WalletUnreachable } from '../../server/seamlessClient.ts'
import { payStakes } from '../rounds/walletCalls.ts'
import type { SessionRecord } from '../store/records.ts'
import type { DueStake, PaidStake, StakePieces } from './stakePieces.ts'

interface PayAllGround {
  readonly pieces: Pick<StakePieces, 'due' | 'settle'>
  readonly walletOf: (session: SessionRecord) => CallWallet
  /** Pays one alone. */
  readonly pay: (id: string) => Promise<number | undefined>
  /** What the wallet told of the balance after a stake. */
  readonly balanceOf: (id: string) => number | undefined
  /** Stakes that are being worked on. */
  readonly working: Map<string, Promise<number | undefined>>
  readonly onProblem: (error: unknown, reference: string) => void
}

/** Calls under way at a time: while the wallet carries one out, the next is made ready. */
const lanes = 2

/** Pays decided stakes, those of one wallet with one call for many; one piece of work per stake at a time. */
export function createPayAll({ pieces, balanceOf, walletOf, pay, working, onProblem }: PayAllGround) {
  const payTogether = async (wallet: CallWallet, stakes: readonly DueStake[]): Promise<void> => {
    const [first] = stakes
    if (first === undefined) return
    if (stakes.length === 1) return void (await pay(first.id))
    const wins = stakes.map(({ reference, win }) => ({ reference, amount: win }))
    const task = payStakes(wallet, first.session, wins)
      .then((outcomes) => {
        const paid: PaidStake[] = []
        for (const [index, { id }] of stakes.entries()) {
          const outcome = outcomes[index]
          if (outcome instanceof WalletRefusal) onProblem(outcome, id)
          else if (outcome) paid.push({ id, ...(outcome.balance === undefined ? {} : { balance: outcome.balance }) })
        }
        pieces.settle(paid)
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
        task.then(() => balanceOf(id)),
      )
    await task
  }

  return async (ids: readonly string[]): Promise<void> => {
    const waiting = [...ids]
    const work = async (): Promise<void> => {
      while (waiting.length > 0) {
        const due = pieces.due(waiting.splice(0, mostWins).filter((id) => !working.has(id)))
        for (const [wallet, stakes] of byWallet(due, walletOf)) await payTogether(wallet, stakes)
      }
    }
    await Promise.all(Array.from({ length: lanes }, work))
  }
}

/** Stakes that one call can pay: of one wallet, vendor and merchant. A wallet at the vendor is one for itself. */
function byWallet(
  stakes: readonly DueStake[],
  walletOf: PayAllGround['walletOf'],
): readonly (readonly [CallWallet, readonly DueStake[]])[] {
  const groups = new Map<CallWallet, Map<string, DueStake[]>>()
  for (const stake of stakes) {
    const { session } = stake
    const wallet = walletOf(session)
    const places = groups.get(wallet) ?? new Map<string, DueStake[]>()
    groups.set(wallet, places)
    const place = `${session.vendor} ${session.merchant}`
    const list = places.get(place) ?? []
    list.push(stake)
    places.set(place, list)
  }
  return [...groups].flatMap(([wallet, places]) => [...places.values()].map((list) => [wallet, list] as const))
}
