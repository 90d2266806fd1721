import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import { mostLines, mostSubscriptions } from '../../wire.ts'
import { useLottery } from '../LotteryContext.ts'

/** Why a ticket was not bought, in words; nothing while nothing is wrong. */
export function useProblemText(): string | undefined {
  const { shown, words } = useLottery()
  const { full } = useMoney()
  const { problem } = shown
  if (problem === undefined) return undefined
  const amount = 'amount' in problem ? problem.amount : undefined
  const line = 'line' in problem ? problem.line : undefined
  const numero = 'numero' in problem ? problem.numero : undefined
  return sayLabel(
    words.problems,
    problem.code,
    {
      amount: full(amount ?? 0),
      line: (line ?? 0) + 1,
      numero: numero ?? '',
      count: problem.code === 'subscriptions_full' ? mostSubscriptions : mostLines,
    },
    words.language,
  )
}
