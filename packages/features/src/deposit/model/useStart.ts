import type { Deposit, InputOf, Operations } from '@foyer/contract'
import { problemOf, useActions, useRequestKey } from '@foyer/feature-api'
import { useRuntime } from './calls.ts'

type Input = InputOf<Operations['startDeposit']>

/** A call whose answer was lost is made again this often, under its key. */
const tries = 3

/** Begins a deposit, once for what was asked: the same request keeps its key until it is answered (GW07). */
export function useStart(): (input: Input) => Promise<Deposit> {
  const { client, queries } = useRuntime()
  const { askMoneyNews } = useActions()
  const keys = useRequestKey()
  return async (input) => {
    const key = keys.keyOf(input)
    for (let attempt = 1; ; attempt += 1) {
      try {
        const deposit = await client.call('startDeposit', input, { idempotencyKey: key })
        keys.answered()
        if (deposit.status === 'CREDITED')
          for (const id of ['balance', 'transactionHistory']) void queries.invalidateQueries({ queryKey: [id] })
        await queries.invalidateQueries({ queryKey: ['deposits'] })
        askMoneyNews()
        return deposit
      } catch (error) {
        const { kind } = problemOf(error)
        const isLost = kind === 'network' || kind === 'timeout'
        if (!isLost) keys.answered()
        if (!isLost || attempt === tries) throw error
      }
    }
  }
}
