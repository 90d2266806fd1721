const rows = [
  { y: 690, size: 26, step: 96, shift: 20, color: 'var(--far)' },
  { y: 790, size: 44, step: 168, shift: 60, color: 'var(--middle)' },
]
const petals = Array.from({ length: 14 }, (_, n) => ({ x: (n * 251) % 1600, y: (n * 137) % 620, turn: n * 47 }))

/** An orchard on hills, low sun behind it, blossom in the air. */
export function OrchardScene() {
  return (
    <svg className="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="0.5" stopColor="var(--sky-middle)" />
          <stop offset="0.8" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id="sc-glow">
          <stop offset="0" stopColor="#fff" stopOpacity="0.9" />
          <stop offset="0.14" stopColor="var(--glow)" stopOpacity="0.8" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#sc-sky)" />
      <circle className="breathe" cx="1180" cy="430" r="460" fill="url(#sc-glow)" />
      <g fill="#fff" opacity="0.22">
        <path d="M120 220 q60 -50 130 -20 q70 -60 150 0 q80 -20 100 30 H90 q0 -10 30 -10Z" />
        <path d="M900 150 q40 -36 90 -14 q50 -40 110 0 q60 -14 70 22 H870 q0 -8 30 -8Z" />
      </g>
      <path d="M0 640 Q260 500 520 590 T1040 560 T1600 600 V1000 H0Z" fill="var(--far)" opacity="0.5" />
      <path d="M0 700 Q300 600 640 670 T1240 640 T1600 700 V1000 H0Z" fill="var(--far)" opacity="0.75" />
      {rows.map(({ y, size, step, shift, color }) => (
        <g key={y} fill={color}>
          {Array.from({ length: Math.ceil(1600 / step) }, (_, n) => {
            const x = shift + n * step
            const top = y - Math.sin(n * 1.3) * 16
            return (
              <g key={x}>
                <rect x={x - size / 9} y={top} width={size / 4.5} height={size * 1.4} />
                <circle cx={x} cy={top - size * 0.5} r={size} />
                <circle cx={x - size * 0.7} cy={top} r={size * 0.7} />
                <circle cx={x + size * 0.7} cy={top} r={size * 0.7} />
              </g>
            )
          })}
          <path d={`M0 ${y + 30} Q400 ${y - 30} 800 ${y + 20} T1600 ${y + 10} V1000 H0Z`} />
        </g>
      ))}
      <path d="M0 900 Q420 830 800 890 T1600 870 V1000 H0Z" fill="var(--near)" />
      <g fill="var(--near)">
        <path d="M-20 -20 Q160 60 330 30 Q220 90 120 80 Q60 180 -20 190Z" opacity="0.85" />
        <path d="M1620 -20 Q1460 80 1290 40 Q1390 110 1500 96 Q1560 190 1620 210Z" opacity="0.85" />
      </g>
      <g fill="#ffd7e4">
        {petals.map(({ x, y, turn }, n) => (
          <g key={turn} className={n % 2 ? 'drift' : 'drift late'}>
            <path d={`M${x} ${y} q10 -12 20 0 q-10 12 -20 0Z`} transform={`rotate(${turn} ${x} ${y})`} opacity="0.85" />
          </g>
        ))}
      </g>
    </svg>
  )
}
