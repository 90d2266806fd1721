import type { InputOf, Operations } from '@foyer/contract'
import { problemOf, useActions } from '@foyer/feature-api'
import { useRef } from 'react'
import { useRuntime } from './calls.ts'
import { sendKey } from './sendKey.ts'

type Input = InputOf<Operations['startWithdrawal']>

/** A call whose answer was lost is made again this often, under its key. */
const tries = 3

/** Sends a withdrawal, once for what was asked, whoever presses how often and in how many tabs (GW07). */
export function useSend(newest: string | undefined): (input: Input) => Promise<void> {
  const { client, queries } = useRuntime()
  const { askMoneyNews } = useActions()
  const refusals = useRef(0)
  return async (input) => {
    const idempotencyKey = sendKey(input, newest, refusals.current)
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.call('startWithdrawal', input, { idempotencyKey })
        await queries.invalidateQueries({ queryKey: ['withdrawals'] })
        askMoneyNews()
        return
      } catch (error) {
        const { kind } = problemOf(error)
        const isLost = kind === 'network' || kind === 'timeout'
        // A refusal is an answer: what is sent after it is another request.
        if (!isLost) refusals.current += 1
        if (!isLost || attempt === tries) throw error
      }
    }
  }
}
