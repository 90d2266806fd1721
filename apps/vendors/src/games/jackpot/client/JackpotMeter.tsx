import { sayLabel } from '@foyer/ui/labels'
import { useContext, useEffect, useState } from 'react'
import { readPool } from '../../../client/api/gameApi.ts'
import { useMoney } from '../../../client/components/money.ts'
import { SessionContext, useSession } from '../../../client/SessionContext.ts'
import type { JackpotResult } from '../engine/playRound.ts'
import { useWords } from '../words.ts'

/** What the jackpot would pay, read anew after each round; after a round that won it, what it paid, which the slot has said. */
export function JackpotMeter() {
  const words = useWords()
  const { full } = useMoney()
  const session = useContext(SessionContext)
  const { history } = useSession()
  const [amount, setAmount] = useState<number>()
  // This kind's rounds alone are in its history.
  const last = history[0]?.result as JackpotResult | undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round changes the pool
  useEffect(() => {
    let live = true
    // Without an answer the last amount stands until the next round.
    readPool(session?.token() ?? '').then(
      (pool) => live && setAmount(pool.amount),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [session, history])
  return (
    <p className="jackpot-meter" data-won={last?.jackpot || undefined} data-empty={amount === undefined || undefined}>
      {last?.pool === undefined ? (
        <>
          <span>{words.jackpot}</span>
          <strong>{amount === undefined ? '' : full(amount)}</strong>
        </>
      ) : (
        <strong>{sayLabel(words, 'won', { amount: full(last.pool) })}</strong>
      )}
    </p>
  )
}
