import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../client/components/money.ts'
import { useBalanceText } from '../../client/components/useBalanceText.ts'
import type { MatchTable } from '../wire.ts'
import { useMatchLabels } from './matchLabels.ts'

interface FiguresProps {
  readonly table: MatchTable<unknown, unknown>
  readonly balance: number
  readonly balanceName: string
}

/** Balance, ante, pot and rake: what a hand costs and what it is played for. */
export function Figures({ table, balance, balanceName }: FiguresProps) {
  const labels = useMatchLabels()
  const { plain } = useMoney()
  const shownBalance = useBalanceText()
  const figure = (name: string, value: string, kind?: string) => (
    <div className="figure" data-figure={kind}>
      <dt className="figure-name">{name}</dt>
      <dd className="figure-value">{value}</dd>
    </div>
  )
  return (
    <dl className="match-figures">
      {figure(balanceName, shownBalance.plain(balance), 'balance')}
      {figure(labels.ante, plain(table.ante))}
      {figure(labels.pot, plain(table.pot))}
      <div className="figure">
        <dt className="figure-name">{sayLabel(labels, 'rakeOf', { percent: table.rakePercent })}</dt>
        <dd className="figure-value">{plain((table.pot * table.rakePercent) / 100)}</dd>
      </div>
    </dl>
  )
}
