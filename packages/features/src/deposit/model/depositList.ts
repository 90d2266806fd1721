import type { Deposit } from '@foyer/contract'
import { isOpen } from './depositState.ts'

interface Answers {
  /** Whatever has been seen of them, the latest answer of each. */
  readonly seen: ReadonlyMap<string, Deposit>
  readonly open: readonly Deposit[]
  readonly newest: readonly Deposit[]
}

/** Those that wait and those that are over, the newest first, each once and as it was answered last. */
export function depositList({ seen, open, newest }: Answers): {
  readonly waiting: readonly Deposit[]
  readonly past: readonly Deposit[]
} {
  const all = new Map(seen)
  for (const one of [...newest, ...open]) all.set(one.reference, one)
  const list = [...all.values()].toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  // An older answer may still call open what is not open any more.
  const current = new Set([...newest, ...open].map(({ reference }) => reference))
  return {
    waiting: list.filter((one) => isOpen(one) && current.has(one.reference)),
    past: list.filter((one) => !isOpen(one)),
  }
}
