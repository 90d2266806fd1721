import { symbolNames } from '../engine/symbols.ts'
import type { Theme } from '../themes/theme.ts'

/** Draws every symbol once; the reels refer to them. */
export function SymbolSprite({ theme }: { readonly theme: Theme }) {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      <defs>{theme.paints}</defs>
      {Object.values(symbolNames).map((symbol) => (
        <symbol key={symbol} id={`symbol-${symbol}`} viewBox="0 0 120 120" overflow="visible">
          {theme.symbols[symbol]}
        </symbol>
      ))}
    </svg>
  )
}
