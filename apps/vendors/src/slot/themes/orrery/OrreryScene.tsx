const stars = Array.from({ length: 110 }, (_, n) => ({
  x: (n * 571) % 1600,
  y: (n * n * 47) % 860,
  r: 0.7 + (n % 5) * 0.45,
}))
const orbits = [
  { radius: 250, planet: 16, speed: 'orbit fast' },
  { radius: 390, planet: 26, speed: 'orbit' },
  { radius: 540, planet: 12, speed: 'orbit slow' },
  { radius: 700, planet: 34, speed: 'orbit slow back' },
]

/** An observatory's night: brass orbits turning over a dark ridge. */
export function OrreryScene() {
  return (
    <svg className="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="0.6" stopColor="var(--sky-middle)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id="sc-glow">
          <stop offset="0" stopColor="var(--glow)" stopOpacity="0.6" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sc-cloud">
          <stop offset="0" stopColor="var(--far)" stopOpacity="0.8" />
          <stop offset="1" stopColor="var(--far)" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="sc-ball" cx="0.35" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff6d8" />
          <stop offset="0.4" stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--near)" />
        </radialGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#sc-sky)" />
      <ellipse cx="380" cy="330" rx="620" ry="330" fill="url(#sc-cloud)" />
      <ellipse cx="1290" cy="560" rx="560" ry="300" fill="url(#sc-cloud)" opacity="0.8" />
      {stars.map(({ x, y, r }, n) => (
        <circle
          key={`${x}-${y}`}
          className={n % 9 === 0 ? 'twinkle' : undefined}
          cx={x}
          cy={y}
          r={r}
          fill="#fff"
          opacity={0.3 + (x % 6) / 10}
        />
      ))}
      <circle cx="800" cy="480" r="420" fill="url(#sc-glow)" />
      {orbits.map(({ radius, planet, speed }, n) => (
        <g key={radius}>
          <circle cx="800" cy="480" r={radius} fill="none" stroke="var(--accent)" strokeWidth="2" opacity="0.35" />
          <circle
            cx="800"
            cy="480"
            r={radius + 7}
            fill="none"
            stroke="var(--accent)"
            strokeWidth="1"
            strokeDasharray="2 14"
            opacity="0.4"
          />
          <g className={speed}>
            <circle
              cx={800 + radius * Math.cos(n * 2 + 0.7)}
              cy={480 + radius * Math.sin(n * 2 + 0.7)}
              r={planet}
              fill="url(#sc-ball)"
            />
          </g>
        </g>
      ))}
      <path d="M0 900 Q240 800 470 860 T900 870 T1280 830 T1600 880 V1000 H0Z" fill="var(--middle)" />
      <path d="M0 950 Q300 880 620 930 T1180 930 T1600 920 V1000 H0Z" fill="var(--near)" />
      <g fill="var(--near)">
        <path d="M1240 900 V850 A96 96 0 0 1 1432 850 V900Z" />
        <path d="M1226 880 h220 v60 h-220Z" />
      </g>
      <path d="M1322 760 L1352 752 L1376 850 H1340Z" fill="var(--glow)" opacity="0.65" />
      <g fill="var(--glow)" opacity="0.8">
        <rect x="1256" y="898" width="10" height="18" rx="5" />
        <rect x="1404" y="898" width="10" height="18" rx="5" />
      </g>
    </svg>
  )
}
