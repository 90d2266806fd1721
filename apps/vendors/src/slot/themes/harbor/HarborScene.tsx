const stars = Array.from({ length: 60 }, (_, n) => ({
  x: (n * 379) % 1600,
  y: (n * n * 31) % 380,
  r: 0.8 + (n % 4) * 0.4,
}))
const houses = [0, 60, 104, 170, 216, 262, 330, 372]

/** Where lanterns hang on the line between two masts. */
const lanterns = Array.from({ length: 9 }, (_, n) => {
  const share = (n + 0.5) / 9
  return { x: 60 + share * 1480, y: 36 + 4 * 120 * share * (1 - share), size: 15 + (n % 3) * 4 }
})

const ripples = Array.from({ length: 26 }, (_, n) => ({
  y: 656 + n * 13,
  className: n % 3 === 0 ? (n % 2 ? 'shimmer' : 'shimmer late') : undefined,
  d: `M${(n * 173) % 1500} ${656 + n * 13} h${40 + (n % 5) * 34}`,
  strokeWidth: 1.4 + n / 12,
  opacity: 0.1 + (n % 4) * 0.05,
}))

/** A harbour after sunset: lanterns on a line, a town across the water, a lighthouse on the cape. */
export function HarborScene() {
  return (
    <svg className="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="0.55" stopColor="var(--sky-middle)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="sc-sea" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-low)" />
          <stop offset="0.16" stopColor="var(--middle)" />
          <stop offset="1" stopColor="var(--near)" />
        </linearGradient>
        <radialGradient id="sc-glow">
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.85" />
          <stop offset="0.3" stopColor="var(--glow)" stopOpacity="0.28" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sc-beam">
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1600" height="640" fill="url(#sc-sky)" />
      {stars.map(({ x, y, r }) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff" opacity={0.25 + (x % 5) / 10} />
      ))}
      <circle cx="320" cy="560" r="420" fill="url(#sc-glow)" opacity="0.6" />
      <path
        d="M0 560 Q180 470 330 520 T640 540 T960 500 T1300 520 T1600 470 V650 H0Z"
        fill="var(--far)"
        opacity="0.55"
      />
      <path d="M0 600 Q220 540 420 580 T860 590 T1260 560 T1600 590 V660 H0Z" fill="var(--far)" />
      <g fill="var(--near)">
        {houses.map((x, n) => (
          <path key={x} d={`M${x} 640 V${572 - (n % 3) * 14} l26 ${-20 - (n % 2) * 8} l26 20 V640Z`} />
        ))}
      </g>
      <g fill="var(--glow)">
        {houses.map((x, n) => (
          <rect
            key={x}
            className={n % 3 === 0 ? 'twinkle' : undefined}
            x={x + 16}
            y={596 - (n % 3) * 10}
            width="8"
            height="12"
            opacity="0.85"
          />
        ))}
      </g>
      <g className="beam">
        <path d="M1352 368 L560 230 L560 470Z" fill="url(#sc-beam)" transform="matrix(-1 0 0 1 2704 0)" />
        <path d="M1352 368 L520 250 L520 450Z" fill="url(#sc-beam)" transform="rotate(180 1352 368)" />
      </g>
      <path d="M1130 650 Q1200 560 1290 548 Q1350 520 1420 545 Q1520 540 1600 600 V660 H1130Z" fill="var(--near)" />
      <path d="M1330 548 L1338 392 H1366 L1374 548Z" fill="var(--far)" />
      <path d="M1335 450 H1369 L1371 486 H1333Z" fill="var(--accent)" opacity="0.45" />
      <path d="M1330 386 h44 v8 h-44Z M1340 352 h24 v34 h-24Z M1334 354 L1352 330 L1370 354Z" fill="var(--near)" />
      <circle cx="1352" cy="368" r="70" fill="url(#sc-glow)" />
      <circle cx="1352" cy="368" r="8" fill="#fff8dc" />
      <rect y="636" width="1600" height="364" fill="url(#sc-sea)" />
      <g stroke="var(--glow)" strokeLinecap="round" fill="none">
        {ripples.map(({ y, ...ripple }) => (
          <path key={y} {...ripple} />
        ))}
      </g>
      <path d="M60 30 Q800 270 1540 30" fill="none" stroke="#0008" strokeWidth="3" />
      {lanterns.map(({ x, y, size }, n) => (
        <g key={x}>
          <circle cx={x} cy={y + 26} r={size * 5} fill="url(#sc-glow)" opacity="0.7" />
          <g className={n % 2 ? 'sway' : 'sway late'}>
            <path d={`M${x} ${y} v10`} stroke="#0009" strokeWidth="2" />
            <ellipse cx={x} cy={y + 10 + size} rx={size * 0.86} ry={size} fill="var(--glow)" />
            <ellipse
              cx={x - size * 0.25}
              cy={y + 6 + size}
              rx={size * 0.3}
              ry={size * 0.55}
              fill="#fff"
              opacity="0.5"
            />
          </g>
        </g>
      ))}
      <g fill="#04070f" opacity="0.8">
        <path d="M0 880 h250 v22 H0Z M24 902 h18 v98 h-18Z M110 902 h18 v98 h-18Z M206 902 h18 v98 h-18Z" />
        <path d="M1380 920 Q1480 940 1590 916 Q1576 964 1540 970 H1428 Q1394 962 1380 920Z M1480 926 V800 l50 90 h-46Z" />
      </g>
    </svg>
  )
}
