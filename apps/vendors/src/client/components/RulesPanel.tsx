import { sayLabel } from '@foyer/ui/labels'
import { useContext } from 'react'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { KindScreen } from '../kind.ts'
import { useSession } from '../SessionContext.ts'
import { MoneyContext, useMoney } from './money.ts'
import { Panel } from './Panel.tsx'

interface RulesPanelProps {
  readonly screen: Pick<KindScreen, 'Rules' | 'facts'>
  readonly onClose: () => void
}

/** The kind's rules and pays, then what holds for every game: return to player, provider, stakes, chance (QR22). */
export function RulesPanel({ screen: { Rules, facts }, onClose }: RulesPanelProps) {
  const labels = useLabels()
  const { plain, full } = useMoney()
  const { language } = useContext(MoneyContext)
  const { state } = useSession()
  const { rules } = labels
  const { returnPercent, least, most, jackpotPercent, saysChance = false } = facts
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 })
  return (
    <Panel title={rules.title} onClose={onClose}>
      {state?.trial && <p className="note">{labels.playMoneyNote}</p>}
      {state && !state.inHouse && (
        <p className="note">{sayLabel(rules, 'standIn', { provider: state.provider }, labels.language)}</p>
      )}
      <Rules />
      <h3>{rules.facts}</h3>
      <dl className="facts">
        {returnPercent !== undefined && (
          <>
            <dt>{rules.returnToPlayer}</dt>
            <dd>
              <strong>{percent.format(returnPercent / 100)}</strong> {rules.returnText}
            </dd>
          </>
        )}
        <dt>{rules.provider}</dt>
        <dd>{state?.provider}</dd>
        <dt>{rules.limits}</dt>
        <dd>
          {plain(least)} – {full(most)}
        </dd>
        <dt>{rules.jackpot}</dt>
        <dd>
          {jackpotPercent === undefined
            ? rules.jackpotText
            : sayLabel(rules, 'jackpotShare', { percent: jackpotPercent }, labels.language)}
        </dd>
        {!saysChance && (
          <>
            <dt>{rules.fairness}</dt>
            <dd>{rules.fairnessText}</dd>
            <dt>{rules.interruption}</dt>
            <dd>{rules.interruptionText}</dd>
          </>
        )}
      </dl>
    </Panel>
  )
}
