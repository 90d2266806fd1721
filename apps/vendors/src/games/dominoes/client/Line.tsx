import { sayLabel } from '@foyer/ui/labels'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MiddleProps } from '../../../match/client/matchGame.ts'
import type { DominoTable } from '../engine/hand.ts'
import { sayValue, useDominoLabels } from './dominoLabels.ts'
import { fitLine } from './fitLine.ts'
import { TileFace } from './TileFace.tsx'

/** The line of play: it bends where the table ends, in the largest tiles that the table has room for. */
export function Line({ open: { line, ends } }: MiddleProps<DominoTable>) {
  const labels = useDominoLabels()
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(place)
  const { placed, ends: points, across, high } = useMemo(() => fitLine(line, { width, height }), [line, width, height])
  const label =
    ends === undefined
      ? labels.lineEmpty
      : sayLabel(labels, 'line', {
          count: line.length,
          left: sayValue(labels, ends.left),
          right: sayValue(labels, ends.right),
        })
  return (
    <div ref={place} className="line-place">
      <svg
        className="line"
        viewBox={`${-across / 2 - 0.4} ${-high / 2} ${across + 0.8} ${high}`}
        role="img"
        aria-label={label}
      >
        {placed.map(({ tile, x, y, turn, near, far }, at) => {
          const isUpright = turn % 180 !== 0
          return (
            <g key={tile} className="laid" data-last={(at > 0 && at === placed.length - 1) || undefined}>
              <rect
                className="tile-edge"
                x={x - (isUpright ? 0.47 : 0.97)}
                y={y - (isUpright ? 0.97 : 0.47) + 0.09}
                width={isUpright ? 0.94 : 1.94}
                height={isUpright ? 1.94 : 0.94}
                rx="0.13"
              />
              <g transform={`translate(${x} ${y}) rotate(${turn})`}>
                <TileFace near={near} far={far} />
              </g>
            </g>
          )
        })}
        {ends &&
          points.map(({ x, y }, at) => (
            // The left end stands first.
            <circle key={at === 0 ? 'left' : 'right'} className="line-end" cx={x} cy={y} r="0.16" />
          ))}
      </svg>
    </div>
  )
}

function useSize(of: React.RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = of.current
    if (element === null) return
    const watch = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    watch.observe(element)
    return () => watch.disconnect()
  }, [of])
  return size
}
