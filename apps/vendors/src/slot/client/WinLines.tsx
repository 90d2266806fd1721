import { useEffect, useState } from 'react'
import type { Win } from '../engine/result.ts'

const cycleMs = 1500

interface WinLinesProps {
  /** Wins along lines. */
  readonly wins: readonly Win[]
  readonly reels: number
  readonly rows: number
}

/** Winning lines over the reels: all of them, then one after the other, then all of them again, and nothing moves. */
export function WinLines({ wins, reels, rows }: WinLinesProps) {
  const [active, setActive] = useState<number>()
  useEffect(() => {
    if (wins.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let next = 0
    const timer = setInterval(() => {
      setActive(next < wins.length ? next : undefined)
      if (next === wins.length) clearInterval(timer)
      next += 1
    }, cycleMs)
    return () => clearInterval(timer)
  }, [wins])
  return (
    <svg
      className="win-lines"
      viewBox={`0 0 ${reels * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map(({ line, cells }, index) => {
        const points = cells.map((cell) => `${Math.floor(cell / rows) * 100 + 50},${(cell % rows) * 100 + 50}`)
        return (
          <g key={`${line}-${cells[0]}`} data-shown={active === undefined || active === index}>
            <polyline className="win-line-edge" points={points.join(' ')} />
            <polyline className="win-line" points={points.join(' ')} />
          </g>
        )
      })}
    </svg>
  )
}
