import type { ReactNode } from 'react'
import type { SlotSymbol } from '../../engine/symbols.ts'
import { SymbolIcon } from '../SymbolIcon.tsx'

/** A symbol beside the words about what it does. */
export function Special({ symbol, children }: { readonly symbol: SlotSymbol; readonly children: ReactNode }) {
  return (
    <div className="special">
      <SymbolIcon symbol={symbol} />
      <div>{children}</div>
    </div>
  )
}
