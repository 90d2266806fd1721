/** What a reel does. Cells are letters from top to bottom; those from `first` on are in the window at rest. */
export interface Motion {
  readonly kind: 'rest' | 'roll' | 'land' | 'leave' | 'fall' | 'respin'
  readonly cells: string
  readonly first: number
  /** Per cell: leaves the window (`leave`), turns by itself (`respin`). */
  readonly moving?: readonly boolean[]
  /** Per cell: how many rows it falls (`fall`). */
  readonly rows?: readonly number[]
  readonly done?: () => void
}

/** Symbols that pass while the answer is awaited. */
export const loopLength = 16

const reduced = matchMedia('(prefers-reduced-motion: reduce)')

export const isStill = (): boolean => reduced.matches

/** Sets a reel in motion, by transforms and opacity only, so that the compositor can do it alone. */
export function animateReel(column: HTMLElement, motion: Motion, index: number): readonly Animation[] {
  const { kind } = motion
  if (kind === 'rest') return []
  if (kind === 'roll') return [roll(column, motion)]
  if (reduced.matches) return [fade(column, index)]
  if (kind === 'land') return [land(column, motion, index)]
  const cells = [...column.children]
  if (kind === 'fall') {
    return cells.flatMap((cell, row) => {
      const fallen = motion.rows?.[row] ?? 0
      if (fallen === 0) return []
      const path = [{ transform: `translateY(${-100 * fallen}%)` }, { transform: 'none' }]
      return cell.animate(path, {
        duration: 260 + 60 * fallen,
        delay: index * 40,
        easing: 'cubic-bezier(0.35, 0, 0.6, 1.1)',
        fill: 'backwards',
      })
    })
  }
  const path =
    kind === 'leave'
      ? [{ transform: 'scale(1)' }, { transform: 'scale(1.14)', offset: 0.35 }, { transform: 'scale(0)', opacity: 0 }]
      : [
          { transform: 'translateY(-70%)', opacity: 0 },
          { transform: 'translateY(8%)', offset: 0.7 },
          { transform: 'none' },
        ]
  return cells.flatMap((cell, row) =>
    motion.moving?.[row] === true
      ? cell.animate(path, { duration: 380, delay: kind === 'respin' ? 260 + index * 90 : 0, fill: 'both' })
      : [],
  )
}

const shift = (cell: number, { cells }: Motion): string => `translateY(${(-100 * cell) / cells.length}%)`

function roll(column: HTMLElement, motion: Motion): Animation {
  const turn = [{ transform: shift(loopLength + 1, motion) }, { transform: shift(1, motion) }]
  return column.animate(turn, { duration: loopLength * 52, iterations: Number.POSITIVE_INFINITY })
}

function land(column: HTMLElement, motion: Motion, index: number): Animation {
  const path = [
    { transform: shift(motion.cells.length - 4, motion), easing: 'cubic-bezier(0.25, 0.55, 0.45, 1)' },
    { transform: shift(0.82, motion), offset: 0.86, easing: 'ease-in-out' },
    { transform: shift(motion.first, motion) },
  ]
  return column.animate(path, { duration: 850 + index * 210 })
}

const fade = (column: HTMLElement, index: number): Animation =>
  column.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160, delay: index * 40, fill: 'backwards' })
