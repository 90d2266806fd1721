import { useEffect, useState } from 'react'
import type { LineWin } from '../../engine/evaluateSpin.ts'
import { payLines } from '../../engine/lines.ts'

const cycleMs = 1500

/** Winning lines over the reels: all of them, then one after the other. */
export function WinLines({ wins }: { readonly wins: readonly LineWin[] }) {
  const [active, setActive] = useState<number>()
  useEffect(() => {
    if (wins.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(
      () => setActive((before) => (before === undefined || before === wins.length - 1 ? 0 : before + 1)),
      cycleMs,
    )
    return () => clearInterval(timer)
  }, [wins])
  return (
    <svg className="win-lines" viewBox="0 0 500 300" preserveAspectRatio="none" aria-hidden="true">
      {wins.map(({ line, count }, index) => {
        const points = (payLines[line] ?? []).slice(0, count).map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
        return (
          <g key={line} data-shown={active === undefined || active === index}>
            <polyline className="win-line-edge" points={points.join(' ')} />
            <polyline className="win-line" points={points.join(' ')} />
          </g>
        )
      })}
    </svg>
  )
}
