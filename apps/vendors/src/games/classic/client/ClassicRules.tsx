import { sayLabel } from '@foyer/ui/labels'
import { useMoney } from '../../../client/components/money.ts'
import { PayTable } from '../../../slot/client/rules/PayTable.tsx'
import { SlotRules } from '../../../slot/client/rules/SlotRules.tsx'
import { Special } from '../../../slot/client/rules/Special.tsx'
import type { Letter } from '../../../slot/engine/symbols.ts'
import { classic } from '../engine/classic.ts'
import { payLines, threePays, twoPays, wildFactor } from '../engine/paytable.ts'
import { useWords } from '../words.ts'

const letters = ['W', 'a', 'b', 'c', 'x', 'y', 'z'] as const satisfies readonly (keyof typeof threePays)[]

const isPaid = (letter: Letter): letter is keyof typeof threePays => letter in threePays

export function ClassicRules({ stake }: { readonly stake: number }) {
  const words = useWords()
  const { full } = useMoney()
  const lineBet = stake / payLines.length
  const rows = (letter: Letter) => [
    { count: '3', amount: isPaid(letter) ? threePays[letter] * lineBet : 0 },
    ...(letter === 'z' ? [{ count: '2', amount: twoPays * lineBet }] : []),
  ]
  return (
    <SlotRules
      maths={classic}
      howTo={<p>{sayLabel(words, 'howTo', { lines: payLines.length })}</p>}
      paysText={sayLabel(words, 'paysText', { stake: full(stake) })}
      pays={<PayTable letters={letters} rows={rows} />}
    >
      <Special symbol="wild">{sayLabel(words, 'wild', { factor: wildFactor })}</Special>
      <Special symbol="low3">{words.two}</Special>
    </SlotRules>
  )
}
