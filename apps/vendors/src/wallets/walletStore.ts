import type { WalletAnswer, WalletRefusal } from '@foyer/contract'
import { type Journal, memoryJournal, openJournal } from '../server/store/journalFile.ts'

/** Whose money it is. */
export interface Purse {
  readonly vendor: string
  readonly merchant: string
  readonly player: string
}

/** Something that moved money, or never will. */
export interface Movement {
  readonly vendor: string
  readonly merchant: string
  /** Names it at this vendor: a transfer's reference, or the transaction of a round. */
  readonly name: string
  readonly player?: string
  /** Minor units onto the purse; 0 where nothing was moved. */
  readonly change: number
  readonly state: 'done' | 'refused'
  readonly reason?: WalletRefusal
  /** The balance after it. */
  readonly balance: number
  /** Of the world, in ms. Absent in movements from before it was kept. */
  readonly at?: number
}

type Named = Pick<Movement, 'vendor' | 'merchant' | 'name'>

/** Players' wallets, in memory for reading; every movement is written down before it is answered. */
export interface WalletStore {
  readonly balanceOf: (purse: Purse) => number
  readonly find: (named: Named) => Movement | undefined
  /** Moves money, or refuses where the purse does not cover it; a name that is known has its first outcome. */
  readonly move: (purse: Purse, name: string, change: number) => Promise<Movement>
  /** Refuses a name for good that nothing was done under. */
  readonly refuse: (named: Named) => Promise<Movement>
  readonly close: () => Promise<void>
}

/** Opens the store on a file, or in memory when there is none; `now` is the world's time in ms. */
export async function openWalletStore(path: string | undefined, now: () => number = Date.now): Promise<WalletStore> {
  const balances = new Map<string, number>()
  const movements = new Map<string, Movement>()
  const apply = (movement: Movement): void => {
    movements.set(nameOf(movement), movement)
    const { vendor, merchant, player, balance } = movement
    if (player !== undefined && movement.change !== 0) balances.set(purseOf({ vendor, merchant, player }), balance)
  }
  let journal: Journal<Movement> = memoryJournal
  if (path !== undefined) {
    journal = await openJournal<Movement>(path, (lines) => {
      lines.forEach(apply)
      return lines
    })
  }
  let last: Promise<unknown> = Promise.resolve()
  /** One movement after another: what is looked at still holds when it is written. */
  const write = (named: Named, decide: () => Movement): Promise<Movement> => {
    const next = last.then(async () => {
      const known = movements.get(nameOf(named))
      if (known !== undefined) return known
      const movement = decide()
      await journal.append(movement)
      apply(movement)
      return movement
    })
    last = next.catch(() => undefined)
    return next
  }
  const balanceOf = (purse: Purse): number => balances.get(purseOf(purse)) ?? 0
  return {
    balanceOf,
    find: (named) => movements.get(nameOf(named)),
    move: (purse, name, change) =>
      write({ ...purse, name }, () => {
        const balance = balanceOf(purse) + change
        return balance < 0
          ? { ...purse, name, change: 0, state: 'refused', reason: 'insufficient_funds', balance: balanceOf(purse) }
          : { ...purse, name, change, state: 'done', balance, at: now() }
      }),
    refuse: (named) => write(named, () => ({ ...named, change: 0, state: 'refused', reason: 'refused', balance: 0 })),
    close: () => journal.close(),
  }
}

const nameOf = ({ vendor, merchant, name }: Named): string => `${vendor}\n${merchant}\n${name}`
const purseOf = ({ vendor, merchant, player }: Purse): string => `${vendor}\n${merchant}\n${player}`

/** What the gateway is told of a transfer. */
export const answerOf = ({ name, state, reason }: Movement): WalletAnswer => ({
  reference: name,
  state,
  ...(reason === undefined ? {} : { reason }),
})
