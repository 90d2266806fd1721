const rays = [
  { x: 220, lean: -120, wide: 120 },
  { x: 520, lean: -40, wide: 180 },
  { x: 860, lean: 60, wide: 140 },
  { x: 1180, lean: 160, wide: 200 },
  { x: 1460, lean: 240, wide: 110 },
]
const bubbles = Array.from({ length: 22 }, (_, n) => ({
  x: 90 + ((n * 283) % 1440),
  y: 480 + ((n * 197) % 460),
  r: 4 + (n % 5) * 3,
}))
const school = Array.from({ length: 12 }, (_, n) => ({
  x: 180 + (n % 4) * 62 + (n % 3) * 16,
  y: 300 + Math.floor(n / 4) * 40 + (n % 2) * 18,
}))

/** Stems of one coral, from its foot. */
const fans = [
  { x: 120, y: 960, size: 1.5, color: 'var(--accent)' },
  { x: 330, y: 1000, size: 1, color: 'var(--glow)' },
  { x: 1240, y: 1000, size: 1.1, color: 'var(--glow)' },
  { x: 1450, y: 970, size: 1.7, color: 'var(--accent)' },
]
const kelps = [40, 232, 1130, 1350, 1560]

/** Under water: light from above, a wall of coral on either side, a school that passes. */
export function ReefScene() {
  return (
    <svg className="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="0.5" stopColor="var(--sky-middle)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="sc-ray" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.22" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="sc-bubble" cx="0.35" cy="0.3">
          <stop offset="0" stopColor="#fff" stopOpacity="0.9" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.15" />
        </radialGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#sc-sky)" />
      <path
        d="M0 0 H1600 V14 Q1500 34 1400 16 T1200 18 T1000 14 T800 20 T600 14 T400 18 T200 12 T0 18Z"
        fill="#fff"
        opacity="0.28"
      />
      {rays.map(({ x, lean, wide }, n) => (
        <path
          key={x}
          className={n % 2 ? 'breathe' : 'breathe late'}
          d={`M${x} 0 h${wide} l${lean + 120} 900 h${-wide - 240}Z`}
          fill="url(#sc-ray)"
          opacity="0.8"
        />
      ))}
      <path
        d="M0 620 Q160 520 300 600 T620 690 T980 700 T1290 610 T1600 560 V1000 H0Z"
        fill="var(--far)"
        opacity="0.6"
      />
      <path
        d="M0 560 Q70 520 120 590 Q190 560 220 660 Q300 650 330 760 Q520 820 800 830 T1270 770 Q1290 660 1370 670 Q1400 560 1480 590 Q1530 510 1600 540 V1000 H0Z"
        fill="var(--far)"
      />
      <g className="shimmer" fill="var(--near)" opacity="0.6">
        {school.map(({ x, y }) => (
          <path key={`${x}-${y}`} d={`M${x} ${y} q16 -12 34 0 l12 -9 v18 l-12 -9 q-18 12 -34 0Z`} />
        ))}
      </g>
      <path
        d="M0 760 Q80 690 160 760 Q240 740 280 830 Q520 900 800 890 T1330 840 Q1370 740 1440 780 Q1520 700 1600 760 V1000 H0Z"
        fill="var(--middle)"
      />
      {kelps.map((x, n) => (
        <path
          key={x}
          className={n % 2 ? 'sway' : 'sway late'}
          d={`M${x} 1000 q-34 -90 6 -170 q34 -80 -4 -170 q-20 -60 8 -120 q30 60 24 130 q-6 70 14 150 q24 90 -8 180Z`}
          fill="var(--near)"
          opacity="0.9"
        />
      ))}
      {fans.map(({ x, y, size, color }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size})`}
          stroke={color}
          strokeLinecap="round"
          fill="none"
          opacity="0.85"
        >
          <path d="M0 0 V-80 M0 -30 Q-44 -50 -56 -104 M0 -36 Q44 -54 60 -108" strokeWidth="17" />
          <path
            d="M0 -70 Q-22 -96 -18 -140 M0 -76 Q24 -100 20 -146 M-40 -70 Q-72 -86 -84 -120 M42 -74 Q74 -88 88 -124"
            strokeWidth="12"
          />
        </g>
      ))}
      <path d="M0 960 Q200 900 430 950 T900 950 T1250 950 T1600 930 V1000 H0Z" fill="var(--near)" />
      {bubbles.map(({ x, y, r }, n) => (
        <circle key={`${x}-${y}`} className={n % 2 ? 'rise' : 'rise late'} cx={x} cy={y} r={r} fill="url(#sc-bubble)" />
      ))}
    </svg>
  )
}
