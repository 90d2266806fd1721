import type { ReactNode } from 'react'
import type { SlotMaths } from '../../engine/slotMaths.ts'
import { useSlotWords } from '../../slotWords.ts'
import { LineMaps } from './LineMaps.tsx'

interface SlotRulesProps {
  readonly maths: SlotMaths
  readonly howTo: ReactNode
  readonly paysText: string
  readonly pays: ReactNode
  /** Symbols that do more than pay. */
  readonly children: ReactNode
}

/** The order in which every slot tells its rules (QR22). */
export function SlotRules({ maths, howTo, paysText, pays, children }: SlotRulesProps) {
  const words = useSlotWords()
  return (
    <>
      <h3>{words.howTo}</h3>
      {howTo}
      <p>{words.keys}</p>
      <h3>{words.pays}</h3>
      <p>{paysText}</p>
      {pays}
      <h3>{words.special}</h3>
      {children}
      {maths.lines !== undefined && <LineMaps lines={maths.lines} rows={maths.rows} />}
      <h3>{words.volatility}</h3>
      <p>{words.volatilities[maths.volatility]}</p>
    </>
  )
}
