import { isUnavailable } from '../../database/databaseUnavailable.ts'
import type { Outcome } from './transfer.ts'

/** Most that are committed at once. */
const most = 512

export interface Together<Work, Result> {
  /**
   * What a work is about, such as its idempotency key. Of works with a name in common only one is committed at a time, in
   * the order they came.
   */
  readonly namesOf: (work: Work) => readonly string[]
  /** Does all of them in one transaction and commits it; one outcome each, in their order. */
  readonly commit: (works: readonly Work[]) => Promise<readonly Outcome<Result>[]>
  /** Commits that may be under way at a time; one when left out. */
  readonly atOnce?: number
}

interface Waiting<Work, Result> {
  readonly work: Work
  readonly names: readonly string[]
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers what comes while commits are under way and commits it together afterwards; what comes to an idle one is committed
 * with whatever else the same turn of the event loop brings. Each is answered after the commit that holds it. When a commit
 * fails although the database is there, each of it is done again by itself, so that only what cannot be done fails.
 */
export function commitTogether<Work, Result>({ namesOf, commit, atOnce = 1 }: Together<Work, Result>) {
  let waiting: Waiting<Work, Result>[] = []
  /** Names of everything that is being committed. */
  const held = new Set<string>()
  let running = 0
  let isDue = false

  const settle = async (batch: readonly Waiting<Work, Result>[]): Promise<void> => {
    try {
      const outcomes = await commit(batch.map(({ work }) => work))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const outcome = outcomes[index] ?? { refused: new Error('A work was left out of its commit') }
        if ('refused' in outcome) reject(outcome.refused)
        else resolve(outcome.result)
      }
    } catch (error) {
      if (batch.length === 1 || isGone(error)) for (const { reject } of batch) reject(error)
      else for (const one of batch) await settle([one])
    }
  }

  const run = async (batch: readonly Waiting<Work, Result>[]): Promise<void> => {
    running += 1
    for (const { names } of batch) for (const name of names) held.add(name)
    await settle(batch)
    for (const { names } of batch) for (const name of names) held.delete(name)
    running -= 1
    beginSoon()
  }

  const begin = (): void => {
    isDue = false
    while (running < atOnce) {
      const [batch, rest] = takeBatch(waiting, held)
      if (batch.length === 0) return
      waiting = rest
      void run(batch)
    }
  }
  const beginSoon = (): void => {
    if (isDue || waiting.length === 0 || running === atOnce) return
    isDue = true
    setImmediate(begin)
  }

  return (work: Work): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ work, names: namesOf(work), resolve, reject })
      beginSoon()
    })
}

type Queue<Work, Result> = Waiting<Work, Result>[]

/** The next to be committed, and who stays behind; none comes before an earlier one it has a name in common with. */
function takeBatch<Work, Result>(
  waiting: Queue<Work, Result>,
  held: ReadonlySet<string>,
): [Queue<Work, Result>, Queue<Work, Result>] {
  const taken = new Set<string>()
  const batch: Queue<Work, Result> = []
  const rest: Queue<Work, Result> = []
  for (const one of waiting) {
    const isFree = batch.length < most && !one.names.some((name) => taken.has(name) || held.has(name))
    for (const name of one.names) taken.add(name)
    const side = isFree ? batch : rest
    side.push(one)
  }
  return [batch, rest]
}

/** PostgreSQL's codes for two transactions in each other's way, and for one that took too long. */
const passing = ['40001', '40P01', '57014']

/** Whether the database is away altogether, so that trying each by itself would fail as well. */
function isGone(error: unknown): boolean {
  // An error may have a code; it is looked at before it is used.
  const { code } = error as { code?: unknown }
  return isUnavailable(error) && !passing.some((one) => one === code)
}
