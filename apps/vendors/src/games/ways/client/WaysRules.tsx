import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { ofAKind } from '../../../slot/client/rules/ofAKind.ts'
import { PayTable } from '../../../slot/client/rules/PayTable.tsx'
import { SlotRules } from '../../../slot/client/rules/SlotRules.tsx'
import { Special } from '../../../slot/client/rules/Special.tsx'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { bets, freeFactor, scatterPays, wayPays } from '../engine/paytable.ts'
import { reels, rows } from '../engine/reels.ts'
import { ways } from '../engine/ways.ts'
import { useWords } from '../words.ts'

export function WaysRules({ stake }: { readonly stake: number }) {
  const words = useWords()
  const { full } = useMoney()
  return (
    <SlotRules
      maths={ways}
      howTo={<p>{sayLabel(words, 'howTo', { ways: rows ** reels.length })}</p>}
      paysText={sayLabel(words, 'paysText', { stake: full(stake) })}
      pays={<PayTable letters={payLetters} rows={ofAKind(wayPays, stake / bets)} />}
    >
      <Special symbol="wild">{words.wild}</Special>
      <Special symbol="scatter">
        {scatterPays.map(({ scatters, stakes, freeSpins }) => (
          <p key={scatters}>{sayLabel(words, 'scatter', { scatters, stakes, spins: freeSpins })}</p>
        ))}
        <p>{sayLabel(words, 'free', { multiplier: freeFactor })}</p>
      </Special>
    </SlotRules>
  )
}
