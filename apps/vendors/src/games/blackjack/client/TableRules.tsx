import { sayLabel } from '@foyer/ui/labels'
import { useContext, useSyncExternalStore } from 'react'
import { MoneyContext, useMoney } from '../../../client/components/money.ts'
import type { Seat } from '../../../client/table/createSeat.ts'
import { houseRules, statedInsuranceReturn } from '../engine/houseRules.ts'
import { useBlackjackWords } from './blackjackWords.ts'
import type { TableModel } from './model/createTableModel.ts'

/** How blackjack is played here, what hands bring, the rules of the house and the table's limits (QR22). */
export function TableRules({ seat }: { readonly seat: Seat<TableModel> }) {
  const { rules } = useBlackjackWords()
  const { full } = useMoney()
  const { language } = useContext(MoneyContext)
  const { model } = useSyncExternalStore(seat.subscribe, seat.view)
  const { table } = useSyncExternalStore(model.subscribe, model.state)
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 })
  const rows: readonly (readonly [hand: string, pays: string])[] = [
    [rules.blackjack, '3:2'],
    [rules.wins, '1:1'],
    [rules.push, rules.back],
    [rules.insurance, '2:1'],
  ]
  return (
    <>
      <h3>{rules.howTo}</h3>
      <p>{rules.howToText}</p>
      <p>{rules.keys}</p>
      <h3>{rules.pays}</h3>
      <table className="rounds">
        <thead>
          <tr>
            <th scope="col">{rules.hand}</th>
            <th scope="col">{rules.payout}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([hand, pays]) => (
            <tr key={hand}>
              <td>{hand}</td>
              <td>{pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{rules.house}</h3>
      <p>{sayLabel(rules, 'deck', { cut: houseRules.cutFromEnd })}</p>
      <p>{rules.dealer}</p>
      <p>{rules.double}</p>
      <p>{rules.split}</p>
      <p>{sayLabel(rules, 'insuranceText', { percent: percent.format(statedInsuranceReturn / 100) })}</p>
      <p>{rules.seats}</p>
      <p>{rules.returnText}</p>
      <p>{rules.fairnessText}</p>
      <p>{rules.interruptionText}</p>
      {table && (
        <>
          <h3>{rules.limits}</h3>
          <p>{sayLabel(rules, 'limitsText', { least: full(table.limits.least), total: full(table.limits.total) })}</p>
        </>
      )}
    </>
  )
}
