import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { windowOf } from '../engine/strip.ts'
import { rowsFallen } from './cellsOf.ts'
import { ReelCell } from './ReelCell.tsx'
import { animateReel, isStill, loopLength, type Motion } from './reelMotion.ts'

export interface ReelHandle {
  readonly roll: () => void
  /** Comes to rest on what it showed before it turned. */
  readonly stop: () => Promise<void>
  /** Comes to rest on a column: at its stop on the strip, or at a column that came some other way. */
  readonly land: (column: string, stop: number | undefined) => Promise<void>
  /** Cells leave the window, what lay above falls, and the new ones follow. */
  readonly fall: (next: string, leaving: readonly boolean[]) => Promise<void>
  /** All but the held cells turn once more by themselves. */
  readonly respin: (next: string) => Promise<void>
}

interface ReelProps {
  readonly ref: Ref<ReelHandle>
  readonly strip: string
  readonly rows: number
  /** Place from the left; later reels stop later. */
  readonly index: number
  readonly restAt: number
  /** What a row's symbol does at rest: part of a win, beside one, or neither. */
  readonly marks: readonly ('win' | 'dim' | undefined)[]
  /** What lies written on a row's coin. */
  readonly amounts: readonly (string | undefined)[]
}

/** One reel. Only its strip moves, or single cells of it. */
export function Reel({ ref, strip, rows, index, restAt, marks, amounts }: ReelProps) {
  const shown = useRef(windowOf(strip, restAt, rows))
  const column = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<Motion>(() => ({
    kind: 'rest',
    cells: windowOf(strip, restAt - 1, rows + 2),
    first: 1,
  }))

  useImperativeHandle(ref, () => {
    const move = (next: Omit<Motion, 'done'>): Promise<void> =>
      new Promise((done) => {
        shown.current = next.cells.slice(next.first, next.first + rows)
        setMotion({ ...next, done })
      })
    return {
      roll: () => {
        if (isStill()) return
        const passing = windowOf(strip, restAt, loopLength + 1)
        setMotion({ kind: 'roll', cells: `${passing}${shown.current}${strip.charAt(0)}`, first: 1 })
      },
      stop: () => move({ kind: 'respin', cells: shown.current, first: 0 }),
      land: (next, stop = 0) => {
        const after = isStill() ? 1 : 14 + index * 4
        const around = [windowOf(strip, stop - 1, 1), next, windowOf(strip, stop + rows, after)]
        return move({ kind: 'land', cells: around.join(''), first: 1 })
      },
      fall: async (next, leaving) => {
        if (!leaving.includes(true)) return
        await move({ kind: 'leave', cells: shown.current, first: 0, moving: leaving })
        await move({ kind: 'fall', cells: next, first: 0, rows: rowsFallen(leaving) })
      },
      respin: (next) => {
        const moving = [...next].map((letter, row) => letter !== shown.current[row])
        return move({ kind: 'respin', cells: next, first: 0, moving })
      },
    }
  })

  useLayoutEffect(() => {
    const element = column.current
    if (element === null) return
    const animations = animateReel(element, motion, index)
    const cancel = (): void => {
      for (const animation of animations) animation.cancel()
    }
    if (motion.kind === 'roll') return cancel
    let live = true
    // A cancelled animation rejects; the reel has moved on then.
    Promise.all(animations.map(({ finished }) => finished)).then(
      () => live && motion.done?.(),
      () => undefined,
    )
    return () => {
      live = false
      cancel()
      motion.done?.()
    }
  }, [motion, index])

  return (
    <div className="reel" data-motion={motion.kind}>
      <div
        ref={column}
        className="reel-column"
        style={{ transform: `translateY(${(-100 * motion.first) / motion.cells.length}%)` }}
      >
        {[...motion.cells].map((letter, cell) => (
          <ReelCell
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place on the strip
            key={cell}
            letter={letter}
            mark={motion.kind === 'roll' ? undefined : marks[cell - motion.first]}
            amount={motion.kind === 'roll' ? undefined : amounts[cell - motion.first]}
          />
        ))}
      </div>
    </div>
  )
}
