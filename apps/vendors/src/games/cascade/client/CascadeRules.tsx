import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { PayTable } from '../../../slot/client/rules/PayTable.tsx'
import { SlotRules } from '../../../slot/client/rules/SlotRules.tsx'
import { Special } from '../../../slot/client/rules/Special.tsx'
import { type Letter, type PayLetter, payLetters } from '../../../slot/engine/symbols.ts'
import { cascade } from '../engine/cascade.ts'
import { bets, countPays, counts, freeLadder, ladder, scatter } from '../engine/paytable.ts'
import { useWords } from '../words.ts'

const isPaid = (letter: Letter): letter is PayLetter => letter in countPays

export function CascadeRules({ stake }: { readonly stake: number }) {
  const words = useWords()
  const { full } = useMoney()
  const { needed, paysStakes, freeSpins } = scatter
  const rows = (letter: Letter) =>
    counts
      .map((count, index) => ({
        count: sayLabel(words, 'from', { count }),
        amount: ((isPaid(letter) ? countPays[letter][index] : 0) ?? 0) * (stake / bets),
      }))
      .reverse()
  const [first, ...rest] = ladder
  return (
    <SlotRules
      maths={cascade}
      howTo={
        <>
          <p>{sayLabel(words, 'howTo', { least: counts[0] })}</p>
          <p>{sayLabel(words, 'ladder', { first, rest: rest.join(', '), free: freeLadder.join(', ') })}</p>
        </>
      }
      paysText={sayLabel(words, 'paysText', { stake: full(stake) })}
      pays={<PayTable letters={payLetters} rows={rows} />}
    >
      <Special symbol="wild">{words.wild}</Special>
      <Special symbol="scatter">{sayLabel(words, 'scatter', { needed, stakes: paysStakes, spins: freeSpins })}</Special>
    </SlotRules>
  )
}
