import type { AskTable } from './tableCalls.ts'

/** While an outcome is decided and not shown, the table keeps the balance to itself; asked again after this time. */
const againMs = 2000

/** Has the table where the player sits ask for their balance, as money has moved elsewhere (QP10). */
export function createBalanceAsk(after: (ms: number, act: () => void) => void = (ms, act) => void setTimeout(act, ms)) {
  let askTable: AskTable | undefined
  let isWaiting = false
  const ask = (): void => {
    if (isWaiting || askTable === undefined) return
    void askTable('balance', {}).then((problem) => {
      if (problem !== 'round_running' || isWaiting) return
      isWaiting = true
      after(againMs, () => {
        isWaiting = false
        ask()
      })
    })
  }
  return {
    sitAt: (table: AskTable): void => {
      askTable = table
    },
    ask,
  }
}
