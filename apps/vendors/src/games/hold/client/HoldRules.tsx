import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { ofAKind } from '../../../slot/client/rules/ofAKind.ts'
import { PayTable } from '../../../slot/client/rules/PayTable.tsx'
import { SlotRules } from '../../../slot/client/rules/SlotRules.tsx'
import { Special } from '../../../slot/client/rules/Special.tsx'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { hold } from '../engine/hold.ts'
import { coinOneIn, coinsNeeded, coinValues, fullHouse, linePays, payLines, respins } from '../engine/paytable.ts'
import { useWords } from '../words.ts'

export function HoldRules({ stake }: { readonly stake: number }) {
  const words = useWords()
  const { full } = useMoney()
  return (
    <SlotRules
      maths={hold}
      howTo={<p>{sayLabel(words, 'howTo', { lines: payLines.length })}</p>}
      paysText={sayLabel(words, 'paysText', { stake: full(stake) })}
      pays={<PayTable letters={payLetters} rows={ofAKind(linePays, stake / payLines.length)} />}
    >
      <Special symbol="wild">{words.wild}</Special>
      <Special symbol="coin">
        <p>{sayLabel(words, 'coin', { needed: coinsNeeded, respins })}</p>
        <p>{sayLabel(words, 'chances', { oneIn: coinOneIn })}</p>
        <ul>
          {coinValues.map(({ stakes, of100 }) => (
            <li key={stakes}>{sayLabel(words, 'worth', { stakes, of100 })}</li>
          ))}
        </ul>
        <p>{sayLabel(words, 'full', { stakes: fullHouse })}</p>
      </Special>
    </SlotRules>
  )
}
