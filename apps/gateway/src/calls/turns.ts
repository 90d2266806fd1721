import { ProblemError } from './problem.ts'

interface TurnsOptions {
  /** Works that may wait. */
  readonly most: number
  /** Works of one owner that may wait. */
  readonly mostOfOne: number
}

/** Seconds until it is worth trying again. */
const retryAfter = 5

/** Does one work after the other, an owner's second one behind the first of everybody else. Throws `unavailable` where too many wait. */
export function createTurns({ most, mostOfOne }: TurnsOptions) {
  /** In the order in which owners have their turn. */
  const waiting = new Map<string, readonly (() => Promise<void>)[]>()
  let isWorking = false
  const workOn = async (): Promise<void> => {
    if (isWorking) return
    isWorking = true
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const [owner, [first, ...rest]] = next
      waiting.delete(owner)
      if (rest.length > 0) waiting.set(owner, rest)
      await first?.()
    }
    isWorking = false
  }
  return async <Result>(owner: string, work: () => Promise<Result>): Promise<Result> => {
    const own = waiting.get(owner) ?? []
    const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0)
    if (own.length >= mostOfOne || all >= most) throw new ProblemError('unavailable', { retryAfter })
    return new Promise((resolve, reject) => {
      waiting.set(owner, [...own, () => work().then(resolve, reject)])
      void workOn()
    })
  }
}
