import { hash } from 'node:crypto'
import type { JournalTable } from '../../database/schema.ts'

export interface TransferLine {
  readonly accountId: bigint
  /** Minor units; negative takes money off the account. */
  readonly amount: bigint
}

export interface Transfer {
  readonly merchantId: number
  readonly kind: JournalTable['kind']
  /** Names the transfer; the same key with the same content is answered again instead of done again. */
  readonly idempotencyKey: string
  /** What the transfer belongs to, e.g. a round of a game. */
  readonly reference: string
  /** What the sender says in place of the reference, where that is made here: a repetition has to say the same. */
  readonly asked?: string
  /** At least two lines, each account once, summing to zero. */
  readonly lines: readonly TransferLine[]
  readonly at: Date
}

export type TransferKey = Pick<Transfer, 'merchantId' | 'idempotencyKey'>

export const keyOf = ({ merchantId, idempotencyKey }: TransferKey): string => `${merchantId} ${idempotencyKey}`

export interface PostedTransfer {
  readonly journalId: bigint
  /** True when the key was known and nothing was changed now. */
  readonly replayed: boolean
  /** Balance of each account right after this transfer, by account id. */
  readonly balances: ReadonlyMap<bigint, bigint>
}

/** What became of one of many: its result, or why it alone was refused. */
export type Outcome<Result> = { readonly result: Result } | { readonly refused: Error }

/** Throws when the lines are none of a transfer, which is a mistake in the code that made them. */
export function checkLines({ lines }: Transfer): void {
  const sum = lines.reduce((total, line) => total + line.amount, 0n)
  const distinct = new Set(lines.map((line) => line.accountId)).size === lines.length
  if (lines.length < 2 || sum !== 0n || !distinct)
    throw new Error('A transfer needs two or more lines over different accounts that sum to zero')
}

/** SHA-256 of what is asked for, in hex. */
export function hashTransfer({ kind, reference, asked = reference, lines }: Transfer): string {
  const content = [kind, asked, lines.map((line) => [String(line.accountId), String(line.amount)])]
  return hash('sha256', JSON.stringify(content), 'hex')
}
