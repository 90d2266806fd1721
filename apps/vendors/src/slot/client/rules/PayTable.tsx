import { useMoney } from '../../../client/components/money.ts'
import { type Letter, symbolNames } from '../../engine/symbols.ts'
import { useSlotWords } from '../../slotWords.ts'
import { useLook } from '../LookContext.ts'
import { SymbolIcon } from '../SymbolIcon.tsx'

interface PayTableProps {
  readonly letters: readonly Letter[]
  /** The most of a kind first: what is said of each count, and what it pays in minor units. */
  readonly rows: (letter: Letter) => readonly { readonly count: string; readonly amount: number }[]
}

/** What each symbol pays at the chosen stake. */
export function PayTable({ letters, rows }: PayTableProps) {
  const words = useSlotWords()
  const look = useLook()
  const { plain } = useMoney()
  return (
    <ul className="pays">
      {letters.map((letter) => (
        <li key={letter}>
          <SymbolIcon symbol={symbolNames[letter]} />
          <span className="pay-name">{words.symbols[look.id][symbolNames[letter]]}</span>
          <dl>
            {rows(letter).map(({ count, amount }) => (
              <div key={count}>
                <dt>{count}</dt>
                <dd>{plain(amount)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
