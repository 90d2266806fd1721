import type { SlotSymbol } from '../engine/symbols.ts'

export function SymbolIcon({ symbol }: { readonly symbol: SlotSymbol }) {
  return (
    <svg className="symbol" viewBox="0 0 120 120" aria-hidden="true">
      <use href={`#symbol-${symbol}`} />
    </svg>
  )
}
