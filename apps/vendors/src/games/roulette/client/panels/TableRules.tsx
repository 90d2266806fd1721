import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../../client/components/money.ts'
import type { Limits } from '../../engine/limits.ts'
import { type BetKind, payouts } from '../../engine/spots.ts'
import { useRouletteLabels } from '../rouletteLabels.ts'

// The keys are those of the table of payouts.
const kinds = Object.keys(payouts) as BetKind[]

/** How roulette is played, what bets pay and what each takes at this table (QR22). */
export function TableRules({ limits }: { readonly limits: Limits | undefined }) {
  const { rules, kindNames } = useRouletteLabels()
  const { plain, full } = useMoney()
  return (
    <>
      <h3>{rules.howTo}</h3>
      <p>{rules.howToText}</p>
      <p>{rules.keys}</p>
      <h3>{rules.pays}</h3>
      <table className="rounds">
        <thead>
          <tr>
            <th scope="col">{rules.bet}</th>
            <th scope="col">{rules.payout}</th>
            <th scope="col">{rules.most}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <td>{kindNames[kind]}</td>
              <td>{payouts[kind]}:1</td>
              <td>{limits ? plain(limits.most[kind]) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{rules.zero}</p>
      <p>{rules.returnText}</p>
      <p>{rules.fairnessText}</p>
      <p>{rules.interruptionText}</p>
      {limits && (
        <>
          <h3>{rules.limits}</h3>
          <p>{sayLabel(rules, 'limitsText', { least: full(limits.least), total: full(limits.total) })}</p>
        </>
      )}
    </>
  )
}
