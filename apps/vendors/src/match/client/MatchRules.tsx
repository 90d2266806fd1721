import { sayLabel } from '@foyer/ui/labels'
import { useSyncExternalStore } from 'react'
import { useMoney } from '../../client/components/money.ts'
import { sharePot } from '../engine/pot.ts'
import type { MatchTable } from '../wire.ts'
import { useMatchLabels } from './matchLabels.ts'
import type { MatchModel } from './model/createMatchModel.ts'

/** What holds for every match: the rake and what play has to do with the return, bots, the clock, chance (QR22). */
export function MatchRules<Open, Piece, Move>({ model }: { readonly model: MatchModel<Open, Piece, Move> }) {
  const { rules } = useMatchLabels()
  const { table } = useSyncExternalStore(model.subscribe, model.view)
  const percent = table?.rakePercent ?? 0
  return (
    <>
      <h3>{rules.pot}</h3>
      <p>{sayLabel(rules, 'potText', { percent })}</p>
      {table && <AtThisTable table={table} />}
      <p>{sayLabel(rules, 'returnText', { percent: 100 - percent })}</p>
      <h3>{rules.bots}</h3>
      <p>{rules.botsText}</p>
      <h3>{rules.clock}</h3>
      <p>{rules.clockText}</p>
      <h3>{rules.fair}</h3>
      <p>{rules.fairText}</p>
    </>
  )
}

function AtThisTable({ table: { ante } }: { readonly table: MatchTable<unknown, unknown> }) {
  const { rules } = useMatchLabels()
  const { full } = useMoney()
  const { pot, rake } = sharePot(ante, [0])
  const amounts = { ante: full(ante), pot: full(pot), rake: full(rake), win: full(pot - rake) }
  return <p>{sayLabel(rules, 'thisTable', amounts)}</p>
}
