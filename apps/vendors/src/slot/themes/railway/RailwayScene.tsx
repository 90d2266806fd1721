const flakes = Array.from({ length: 60 }, (_, n) => ({
  x: (n * 367) % 1600,
  y: (n * n * 43) % 980,
  r: 1.4 + (n % 4) * 0.9,
}))
const firs = Array.from({ length: 16 }, (_, n) => ({
  x: 20 + n * 104 + (n % 3) * 18,
  y: 812 + (n % 4) * 12,
  size: 46 + (n % 5) * 13,
}))
const arches = Array.from({ length: 9 }, (_, n) => 60 + n * 180)
const cars = [420, 520, 620, 720]

/** One fir tree standing at a place. */
const fir = (x: number, y: number, size: number): string =>
  `M${x} ${y - size * 2} l${size * 0.5} ${size * 0.9} h-${size * 0.2} l${size * 0.45} ${size * 0.8} h-${size * 0.62} v${size * 0.34} h-${size * 0.26} v-${size * 0.34} h-${size * 0.62} l${size * 0.45} -${size * 0.8} h-${size * 0.2}Z`

/** A mountain line in winter: peaks, a train on the viaduct, firs and falling snow. */
export function RailwayScene() {
  return (
    <svg className="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="0.5" stopColor="var(--sky-middle)" />
          <stop offset="0.85" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id="sc-glow">
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.9" />
          <stop offset="0.3" stopColor="var(--glow)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#sc-sky)" />
      <circle className="breathe" cx="1240" cy="300" r="420" fill="url(#sc-glow)" />
      <path
        d="M-40 700 L240 250 L360 420 L560 150 L800 520 L1000 300 L1180 500 L1400 190 L1660 620 V1000 H-40Z"
        fill="var(--far)"
        opacity="0.75"
      />
      <path
        d="M240 250 L160 379 L214 350 L250 400 L300 350 L334 383 L360 420Z M560 150 L436 318 L500 290 L552 352 L610 280 L680 335Z M1400 190 L1290 346 L1350 320 L1400 380 L1450 316 L1502 358Z M1000 300 L925 383 L968 372 L1004 410 L1040 366 L1080 389Z"
        fill="#fff"
        opacity="0.85"
      />
      <path d="M-40 760 Q200 560 420 650 T820 660 T1240 600 T1640 640 V1000 H-40Z" fill="var(--middle)" />
      <path
        d="M-40 760 Q200 560 420 650 T820 660 T1240 600 T1640 640 V662 Q1440 640 1240 624 T820 684 T420 672 T-40 790Z"
        fill="#fff"
        opacity="0.4"
      />
      <g fill="var(--frame)">
        <path d="M0 690 H1600 V724 H0Z" />
        {arches.map((x) => (
          <path
            key={x}
            d={`M${x - 90} 700 H${x + 90} V960 H${x + 62} V800 Q${x + 58} 742 ${x} 740 Q${x - 58} 742 ${x - 62} 800 V960 H${x - 90}Z`}
          />
        ))}
      </g>
      <path d="M0 684 H1600 V694 H0Z" fill="#fff" opacity="0.7" />
      <g className="shimmer">
        <path
          d="M330 640 q-30 -60 -90 -50 q-30 -50 -100 -30 q-60 -10 -80 20 q80 0 120 24 q60 0 110 50Z"
          fill="#fff"
          opacity="0.65"
        />
        <path d="M284 684 V646 H306 V622 H322 V646 H372 V622 H404 V684Z" fill="var(--near)" />
        {cars.map((x) => (
          <g key={x}>
            <path d={`M${x} 684 V630 h88 v54Z`} fill="var(--near)" />
            <path
              d={`M${x + 10} 640 h14 v18 h-14Z M${x + 36} 640 h14 v18 h-14Z M${x + 62} 640 h14 v18 h-14Z`}
              fill="var(--glow)"
            />
          </g>
        ))}
        <circle cx="290" cy="664" r="46" fill="url(#sc-glow)" />
      </g>
      <path d="M-20 880 Q300 800 640 870 T1240 850 T1620 840 V1000 H-20Z" fill="var(--near)" />
      <path
        d="M-20 880 Q300 800 640 870 T1240 850 T1620 840 V858 Q1440 850 1240 872 T640 890 T-20 906Z"
        fill="#fff"
        opacity="0.75"
      />
      {firs.map(({ x, y, size }) => (
        <g key={x}>
          <path d={fir(x, y + 70, size)} fill="var(--near)" />
          <path
            d={`M${x} ${y + 70 - size * 2} l${size * 0.5} ${size * 0.9} q-${size * 0.3} -${size * 0.26} -${size * 0.5} -${size * 0.1} q-${size * 0.24} -${size * 0.14} -${size * 0.5} ${size * 0.1}Z`}
            fill="#fff"
            opacity="0.85"
          />
        </g>
      ))}
      <path d="M-20 950 Q400 890 800 940 T1620 920 V1000 H-20Z" fill="#fff" opacity="0.85" />
      {flakes.map(({ x, y, r }, n) => (
        <circle
          key={`${x}-${y}`}
          className={n % 3 === 0 ? 'fall' : n % 3 === 1 ? 'fall late' : undefined}
          cx={x}
          cy={y}
          r={r}
          fill="#fff"
          opacity="0.75"
        />
      ))}
    </svg>
  )
}
