import { type Letter, symbolNames } from '../engine/symbols.ts'
import { SymbolIcon } from './SymbolIcon.tsx'

interface ReelCellProps {
  /** Any other letter than a symbol's is an empty cell. */
  readonly letter: string
  readonly mark: 'win' | 'dim' | undefined
  readonly amount: string | undefined
}

const isLetter = (letter: string): letter is Letter => letter in symbolNames

export function ReelCell({ letter, mark, amount }: ReelCellProps) {
  return (
    <div className="cell" data-mark={mark}>
      {isLetter(letter) && <SymbolIcon symbol={symbolNames[letter]} />}
      {amount !== undefined && <span className="coin-amount">{amount}</span>}
    </div>
  )
}
