import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { ofAKind } from '../../../slot/client/rules/ofAKind.ts'
import { PayTable } from '../../../slot/client/rules/PayTable.tsx'
import { SlotRules } from '../../../slot/client/rules/SlotRules.tsx'
import { Special } from '../../../slot/client/rules/Special.tsx'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { lines } from '../engine/lines.ts'
import { linePays, payLines, scatter } from '../engine/paytable.ts'
import { useWords } from '../words.ts'

export function LinesRules({ stake }: { readonly stake: number }) {
  const words = useWords()
  const { full } = useMoney()
  const { paysStakes, freeSpins, multiplier } = scatter
  return (
    <SlotRules
      maths={lines}
      howTo={<p>{sayLabel(words, 'howTo', { lines: payLines.length })}</p>}
      paysText={sayLabel(words, 'paysText', { stake: full(stake) })}
      pays={<PayTable letters={payLetters} rows={ofAKind(linePays, stake / payLines.length)} />}
    >
      <Special symbol="wild">{words.wild}</Special>
      <Special symbol="scatter">
        {sayLabel(words, 'scatter', { stakes: paysStakes, spins: freeSpins, multiplier })}
      </Special>
    </SlotRules>
  )
}
