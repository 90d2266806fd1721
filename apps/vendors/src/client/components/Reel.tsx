import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type ReelStrip, symbolAt } from '../../engine/reels.ts'
import type { SlotSymbol } from '../../engine/symbols.ts'
import { SymbolIcon } from './SymbolIcon.tsx'

export interface ReelHandle {
  readonly roll: () => void
  readonly land: (stop: number) => Promise<void>
}

interface ReelProps {
  readonly ref: Ref<ReelHandle>
  readonly strip: ReelStrip
  /** Place from the left; later reels stop later. */
  readonly index: number
  readonly restAt: number
  /** What a row's symbol does at rest: part of a win, beside one, or neither. */
  readonly marks: readonly ('win' | 'dim' | undefined)[]
}

interface Motion {
  readonly kind: 'rest' | 'roll' | 'land'
  /** Symbols from top to bottom; the second to fourth are seen at rest. */
  readonly cells: readonly SlotSymbol[]
  readonly done?: () => void
}

const loopLength = 16
const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** One reel. Only its strip moves, by transforms, so that the compositor can do it alone. */
export function Reel({ ref, strip, index, restAt, marks }: ReelProps) {
  const stop = useRef(restAt)
  const column = useRef<HTMLDivElement>(null)
  const ring = (from: number, count: number): SlotSymbol[] =>
    Array.from({ length: count }, (_, n) => symbolAt(strip, from + n))
  const [motion, setMotion] = useState<Motion>(() => ({ kind: 'rest', cells: ring(restAt - 1, 5) }))

  useImperativeHandle(ref, () => ({
    roll: () => {
      if (!reduced.matches) setMotion({ kind: 'roll', cells: ring(stop.current - 1 - loopLength, loopLength + 5) })
    },
    land: (next) =>
      new Promise((done) => {
        stop.current = next
        setMotion({ kind: 'land', cells: ring(next - 1, reduced.matches ? 5 : 18 + index * 4), done })
      }),
  }))

  useLayoutEffect(() => {
    const element = column.current
    if (element === null) return
    const animation = animate(element, motion, index)
    if (animation === undefined || motion.kind === 'roll') return () => animation?.cancel()
    let live = true
    // A cancelled animation rejects; the reel has moved on then.
    animation.finished.then(
      () => live && motion.done?.(),
      () => undefined,
    )
    return () => {
      live = false
      animation.cancel()
      motion.done?.()
    }
  }, [motion, index])

  return (
    <div className="reel" data-motion={motion.kind}>
      <div ref={column} className="reel-column" style={{ transform: `translateY(${-100 / motion.cells.length}%)` }}>
        {motion.cells.map((symbol, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place on the strip
          <div key={cell} className="cell" data-mark={motion.kind === 'roll' ? undefined : marks[cell - 1]}>
            <SymbolIcon symbol={symbol} />
          </div>
        ))}
      </div>
    </div>
  )
}

function animate(element: HTMLElement, { kind, cells }: Motion, index: number): Animation | undefined {
  const at = (cell: number): string => `translateY(${(-100 * cell) / cells.length}%)`
  if (kind === 'rest') return undefined
  if (kind === 'roll') {
    const turn = [{ transform: at(loopLength + 1) }, { transform: at(1) }]
    return element.animate(turn, { duration: loopLength * 52, iterations: Number.POSITIVE_INFINITY })
  }
  if (reduced.matches)
    return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay: index * 40, fill: 'backwards' })
  const path = [
    { transform: at(cells.length - 4), easing: 'cubic-bezier(0.25, 0.55, 0.45, 1)' },
    { transform: at(0.82), offset: 0.86, easing: 'ease-in-out' },
    { transform: at(1) },
  ]
  return element.animate(path, { duration: 850 + index * 210 })
}
