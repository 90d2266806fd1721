import { sayLabel } from '@foyer/ui/labels'
import { DepositButton } from '../../../../client/components/DepositButton.tsx'
import { useMoney } from '../../../../client/components/money.ts'
import { useTableWords } from '../../../../client/table/tableWords.ts'
import type { Limits } from '../../engine/limits.ts'
import type { TableNotice as Notice } from '../model/tableState.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'

/** Why something was not done, over the felt. */
export function TableNotice({ notice, limits }: { readonly notice: Notice | undefined; readonly limits: Limits }) {
  const labels = useRouletteLabels()
  const words = useTableWords()
  const problems = { ...words.problems, ...labels.problems }
  const { full } = useMoney()
  return (
    <p className="table-notice" role="alert">
      {notice &&
        sayLabel(problems, notice, {
          least: full(limits.least),
          total: full(limits.total),
        })}
      {notice === 'insufficient_funds' && <DepositButton />}
    </p>
  )
}
