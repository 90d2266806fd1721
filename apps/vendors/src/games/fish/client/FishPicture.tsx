import { useId } from 'react'
import type { Species } from '../engine/species.ts'
import { drawings } from './drawings/drawings.ts'

/** A fish as it is drawn in the sea, standing still. */
export function FishPicture({ species }: { readonly species: Species }) {
  const { width, height, parts } = drawings[species]
  const id = useId()
  return (
    <svg
      className="fish-picture"
      viewBox={`${-width / 2 - 6} ${-height / 2 - 6} ${width + 12} ${height + 12}`}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {parts.map(({ d, fill, line, wide }, n) => {
        const shade = `${id}${n}`
        return (
          // The parts never change.
          <g key={shade}>
            {typeof fill === 'object' && (
              <linearGradient id={shade} gradientUnits="userSpaceOnUse" x1="0" y1={-height / 2} x2="0" y2={height / 2}>
                <stop offset="0" stopColor={fill[0]} />
                <stop offset="1" stopColor={fill[1]} />
              </linearGradient>
            )}
            <path
              d={d}
              fill={typeof fill === 'object' ? `url(#${shade})` : (fill ?? 'none')}
              stroke={line}
              strokeWidth={wide}
            />
          </g>
        )
      })}
    </svg>
  )
}
