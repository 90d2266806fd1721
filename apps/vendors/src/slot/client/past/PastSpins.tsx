import { sayLabel } from '@foyer/ui/labels'
import type { CSSProperties } from 'react'
import { useMoney } from '../../../client/components/money.ts'
import type { SlotResult, Spin, Step } from '../../engine/result.ts'
import type { SlotMaths } from '../../engine/slotMaths.ts'
import { useSlotWords } from '../../slotWords.ts'
import { PastStep } from './PastStep.tsx'

interface PastSpinsProps {
  readonly maths: Pick<SlotMaths, 'reels' | 'rows'>
  readonly result: SlotResult & { readonly pool?: number }
}

/** A slot's round as it was played: the paid spin step by step, then its free spins. */
export function PastSpins({ maths, result: { spin, freeSpins, pool = 0 } }: PastSpinsProps) {
  const words = useSlotWords()
  const { full } = useMoney()
  const nameOf = ({ by }: Step, number: number, turn: string): string =>
    by === 'turn' ? turn : sayLabel(words, by === 'fall' ? 'pastFall' : 'pastRespin', { number })
  const list = ({ steps }: Spin, turn: string) =>
    steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
      <PastStep key={`${turn} ${index}`} maths={maths} step={step} name={nameOf(step, index, turn)} />
    ))
  const count = freeSpins.length
  // Custom properties are no part of React's style type.
  const size = { '--reels': maths.reels.length, '--rows': maths.rows } as CSSProperties
  return (
    <div className="past-spins" style={size}>
      {list(spin, words.pastSpin)}
      {freeSpins.flatMap((free, index) => list(free, sayLabel(words, 'freeSpin', { current: index + 1, count })))}
      {pool > 0 && <p className="past-pool">{sayLabel(words, 'pastPool', { amount: full(pool) })}</p>}
    </div>
  )
}
