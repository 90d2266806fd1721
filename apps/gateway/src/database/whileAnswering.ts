/**
 * Resolves as `work` does, however long that takes, as long as `probe` finds that the other side still answers. When the
 * probe fails it rejects with that failure, and nobody waits for the work any more.
 */
export function whileAnswering<Result>(
  work: Promise<Result>,
  probe: () => Promise<void>,
  patience: number,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let settled = false
    let timer = setTimeout(watch, patience)
    function watch(): void {
      probe().then(
        () => {
          if (!settled) timer = setTimeout(watch, patience)
        },
        (error: unknown) => finish(() => reject(error)),
      )
    }
    function finish(settle: () => void): void {
      settled = true
      clearTimeout(timer)
      settle()
    }
    work.then(
      (result) => finish(() => resolve(result)),
      (error: unknown) => finish(() => reject(error)),
    )
  })
}
