import { memo } from 'react'
import { colorOf, wheelOrder } from '../../engine/wheel.ts'
import { pocketAngle } from './wheelTurn.ts'

/** A ring's part around the top, from one radius to another. */
function sector(inner: number, outer: number): string {
  const half = (pocketAngle / 2) * (Math.PI / 180)
  const at = (radius: number, side: number): string =>
    `${(Math.sin(half) * radius * side).toFixed(2)} ${(-Math.cos(half) * radius).toFixed(2)}`
  return `M${at(inner, -1)}L${at(outer, -1)}A${outer} ${outer} 0 0 1 ${at(outer, 1)}L${at(inner, 1)}A${inner} ${inner} 0 0 0 ${at(inner, -1)}Z`
}

const numberRing = sector(113, 150)
const pocketRing = sector(84, 113)

/** The part that turns: numbers, pockets, cone and turret. */
export const Rotor = memo(() => (
  <svg viewBox="-200 -200 400 400" aria-hidden="true">
    <circle r="151.5" className="w-brass" />
    {wheelOrder.map((number, index) => (
      <g key={number} transform={`rotate(${index * pocketAngle})`} data-color={colorOf(number)}>
        <path d={numberRing} className="w-number" />
        <path d={pocketRing} className="w-pocket" />
        <text y="-124" className="w-text">
          {number}
        </text>
      </g>
    ))}
    {wheelOrder.map((number, index) => (
      <path key={number} d="M0 -150V-84" transform={`rotate(${(index + 0.5) * pocketAngle})`} className="w-fret" />
    ))}
    <circle r="150" className="w-line" />
    <circle r="113" className="w-line" />
    <circle r="84" className="w-cone" />
    <circle r="84" className="w-line" />
    {[0, 45, 90, 135].map((angle) => (
      <path key={angle} d="M0 -82V82" transform={`rotate(${angle + 22.5})`} className="w-seam" />
    ))}
    {[0, 90, 180, 270].map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path d="M-3.2 -10 -2 -44H2L3.2 -10Z" className="w-arm" />
        <circle cy="-46" r="5.4" className="w-knob" />
      </g>
    ))}
    <circle r="20" className="w-knob" />
    <circle r="13" className="w-cap" />
    <circle cx="-4" cy="-5" r="3.4" className="w-shine" />
  </svg>
))
