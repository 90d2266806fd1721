import type { InputOf, Operations, Withdrawal } from '@foyer/contract'
import { isOpen, problemOf, repeatLost, useActions } from '@foyer/feature-api'
import { useRef } from 'react'
import { useRuntime } from './calls.ts'
import { sendKey } from './sendKey.ts'

type Input = InputOf<Operations['startWithdrawal']>

/** Sends a withdrawal, once for what was asked, whoever presses how often and in how many tabs (GW07). */
export function useSend(newest: string | undefined): (input: Input) => Promise<Withdrawal> {
  const { client, queries } = useRuntime()
  const { askMoneyNews } = useActions()
  const refusals = useRef(0)
  return async (input) => {
    const idempotencyKey = sendKey(input, newest, refusals.current)
    const withdrawal = await repeatLost(() => client.call('startWithdrawal', input, { idempotencyKey })).catch(
      (error: unknown) => {
        // A refusal is an answer: what is sent after it is another request.
        if (!isOpen(problemOf(error))) refusals.current += 1
        throw error
      },
    )
    await queries.invalidateQueries({ queryKey: ['withdrawals'] })
    askMoneyNews()
    return withdrawal
  }
}
