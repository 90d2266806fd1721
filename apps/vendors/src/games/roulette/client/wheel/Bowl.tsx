import { memo } from 'react'

const diamonds = [0, 45, 90, 135, 180, 225, 270, 315]

/** The part that stands: rim, track of the ball and the diamonds that break its way. */
export const Bowl = memo(() => (
  <svg viewBox="-200 -200 400 400" aria-hidden="true">
    <defs>
      <radialGradient id="w-wood">
        <stop offset="0.74" stopColor="#2b160c" />
        <stop offset="0.8" stopColor="#5a3219" />
        <stop offset="0.9" stopColor="#6e3f20" />
        <stop offset="0.955" stopColor="#8a5530" />
        <stop offset="0.985" stopColor="#4a2913" />
        <stop offset="1" stopColor="#2c170b" />
      </radialGradient>
      <radialGradient id="w-conewood" cx="0.42" cy="0.38">
        <stop offset="0" stopColor="#a8713f" />
        <stop offset="0.6" stopColor="#6b3d1e" />
        <stop offset="1" stopColor="#3a1f10" />
      </radialGradient>
      <radialGradient id="w-gold" cx="0.36" cy="0.3">
        <stop offset="0" stopColor="#fff3cf" />
        <stop offset="0.45" stopColor="#dcb668" />
        <stop offset="1" stopColor="#85602a" />
      </radialGradient>
    </defs>
    <circle r="199" fill="url(#w-wood)" />
    <circle r="197.5" className="w-rim" />
    <circle r="186" className="w-groove" />
    <circle r="157" className="w-pit" />
    {diamonds.map((angle, index) => (
      <path
        key={angle}
        d={index % 2 === 0 ? 'M0 -176 4 -166 0 -156 -4 -166Z' : 'M-9 -166 0 -162 9 -166 0 -170Z'}
        transform={`rotate(${angle + 11})`}
        className="w-diamond"
      />
    ))}
  </svg>
))
