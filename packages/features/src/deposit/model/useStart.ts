import type { Deposit, InputOf, Operations } from '@foyer/contract'
import { repeatLost, useActions, useSendOnce } from '@foyer/feature-api'
import { useRuntime } from './calls.ts'

type Input = InputOf<Operations['startDeposit']>

/** Begins a deposit, once for what was asked (GW07). */
export function useStart(): (input: Input) => Promise<Deposit> {
  const { client, queries } = useRuntime()
  const { askMoneyNews } = useActions()
  const sendOnce = useSendOnce()
  return async (input) => {
    const deposit = await sendOnce(input, (idempotencyKey) =>
      repeatLost(() => client.call('startDeposit', input, { idempotencyKey })),
    )
    if (deposit.status === 'CREDITED')
      for (const id of ['balance', 'transactionHistory']) void queries.invalidateQueries({ queryKey: [id] })
    await queries.invalidateQueries({ queryKey: ['deposits'] })
    askMoneyNews()
    return deposit
  }
}
