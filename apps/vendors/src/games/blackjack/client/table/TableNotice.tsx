import { sayLabel } from '@foyer/ui/labels'
import { DepositButton } from '../../../../client/components/DepositButton.tsx'
import { useMoney } from '../../../../client/components/money.ts'
import { useTableWords } from '../../../../client/table/tableWords.ts'
import type { Limits } from '../../engine/limits.ts'
import { useBlackjackWords } from '../blackjackWords.ts'
import type { TableNotice as Notice } from '../model/tableState.ts'

interface TableNoticeProps {
  readonly notice: Notice | undefined
  readonly limits: Limits
  /** In how many rounds without a bet the seat is given up, where it is about to be. */
  readonly roundsLeft: number | undefined
}

/** Why something was not done, and what is about to be, over the felt. */
export function TableNotice({ notice, limits, roundsLeft }: TableNoticeProps) {
  const words = useBlackjackWords()
  const problems = { ...useTableWords().problems, ...words.problems }
  const { full } = useMoney()
  return (
    <p className="table-notice" role="alert">
      {notice === undefined &&
        roundsLeft !== undefined &&
        sayLabel(words, 'keepSeat', { count: roundsLeft }, words.language)}
      {notice && sayLabel(problems, notice, { least: full(limits.least), total: full(limits.total) })}
      {notice === 'insufficient_funds' && <DepositButton />}
    </p>
  )
}
