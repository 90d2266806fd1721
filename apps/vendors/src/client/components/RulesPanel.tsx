import { sayLabel } from '@foyer/ui/labels'
import { useContext } from 'react'
import { payLines } from '../../engine/lines.ts'
import { linePays, scatter, statedReturn } from '../../engine/paytable.ts'
import { lineBetOf, stakes } from '../../engine/stakes.ts'
import { lineSymbols } from '../../engine/symbols.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { GameView } from '../model/view.ts'
import type { Theme } from '../themes/theme.ts'
import { LineMap } from './LineMap.tsx'
import { MoneyContext, useMoney } from './money.ts'
import { Panel } from './Panel.tsx'
import { SymbolIcon } from './SymbolIcon.tsx'

interface RulesPanelProps {
  readonly view: GameView
  readonly theme: Theme
  readonly onClose: () => void
}

/** Rules, pays, return to player and provider (QR22). */
export function RulesPanel({ view, theme, onClose }: RulesPanelProps) {
  const labels = useLabels()
  const { plain, full } = useMoney()
  const { language } = useContext(MoneyContext)
  const { rules } = labels
  const { stake, state } = view
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(
    statedReturn / 100,
  )
  return (
    <Panel title={rules.title} onClose={onClose}>
      {state?.trial && <p className="note">{labels.playMoneyNote}</p>}
      {state && !state.inHouse && (
        <p className="note">{sayLabel(rules, 'standIn', { provider: state.provider }, labels.language)}</p>
      )}
      <h3>{rules.howTo}</h3>
      <p>{sayLabel(rules, 'howToText', { lines: payLines.length }, labels.language)}</p>
      <p>{rules.keys}</p>
      <h3>{rules.pays}</h3>
      <p>{sayLabel(rules, 'paysText', { stake: full(stake) }, labels.language)}</p>
      <ul className="pays">
        {lineSymbols.map((symbol) => (
          <li key={symbol}>
            <SymbolIcon symbol={symbol} />
            <span className="pay-name">{labels.symbols[theme.id][symbol]}</span>
            <dl>
              {[5, 4, 3].map((count) => (
                <div key={count}>
                  <dt>{count}</dt>
                  <dd>{plain((linePays[symbol][count - 3] ?? 0) * lineBetOf(stake))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="special">
        <SymbolIcon symbol="wild" />
        <p>{rules.wild}</p>
      </div>
      <div className="special">
        <SymbolIcon symbol="scatter" />
        <p>
          {sayLabel(
            rules,
            'scatter',
            { stakes: scatter.paysStakes, spins: scatter.freeSpins, multiplier: scatter.multiplier },
            labels.language,
          )}
        </p>
      </div>
      <h3>{rules.lines}</h3>
      <ul className="line-maps">
        {payLines.map((rows, index) => (
          <li key={rows.join('')}>
            <LineMap
              rows={rows}
              label={sayLabel(
                rules,
                'line',
                { number: index + 1, rows: rows.map((row) => row + 1).join(', ') },
                labels.language,
              )}
            />
          </li>
        ))}
      </ul>
      <h3>{rules.facts}</h3>
      <dl className="facts">
        <dt>{rules.returnToPlayer}</dt>
        <dd>
          <strong>{percent}</strong> {rules.returnText}
        </dd>
        <dt>{rules.provider}</dt>
        <dd>{state?.provider}</dd>
        <dt>{rules.limits}</dt>
        <dd>
          {plain(stakes[0] ?? 0)} – {full(stakes.at(-1) ?? 0)}
        </dd>
        <dt>{rules.jackpot}</dt>
        <dd>{rules.jackpotText}</dd>
        <dt>{rules.fairness}</dt>
        <dd>{rules.fairnessText}</dd>
        <dt>{rules.interruption}</dt>
        <dd>{rules.interruptionText}</dd>
      </dl>
    </Panel>
  )
}
