import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { ofAKind } from '../../../slot/client/rules/ofAKind.ts'
import { PayTable } from '../../../slot/client/rules/PayTable.tsx'
import { SlotRules } from '../../../slot/client/rules/SlotRules.tsx'
import { Special } from '../../../slot/client/rules/Special.tsx'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { jackpot } from '../engine/jackpot.ts'
import { linePays, payLines, statedReturn } from '../engine/paytable.ts'
import { contributionPercent, seed, winsOneIn } from '../engine/pool.ts'
import { useWords } from '../words.ts'

export function JackpotRules({ stake }: { readonly stake: number }) {
  const words = useWords()
  const { full } = useMoney()
  const number = new Intl.NumberFormat(words.language)
  const percent = (share: number): string => number.format(share)
  return (
    <SlotRules
      maths={jackpot}
      howTo={<p>{sayLabel(words, 'howTo', { lines: payLines.length })}</p>}
      paysText={sayLabel(words, 'paysText', { stake: full(stake) })}
      pays={<PayTable letters={payLetters} rows={ofAKind(linePays, stake / payLines.length)} />}
    >
      <Special symbol="wild">{words.wild}</Special>
      <h3>{words.jackpot}</h3>
      <p>{sayLabel(words, 'pool', { percent: percent(contributionPercent), seed: full(seed) })}</p>
      <p>{sayLabel(words, 'odds', { stake: full(stake), oneIn: number.format(winsOneIn / stake) })}</p>
      <p>{sayLabel(words, 'parts', { lines: percent(statedReturn.lines), jackpot: percent(statedReturn.jackpot) })}</p>
    </SlotRules>
  )
}
