const lamps = [
  { x: 130, y: 150, size: 34 },
  { x: 330, y: 90, size: 24 },
  { x: 520, y: 56, size: 18 },
  { x: 1080, y: 56, size: 18 },
  { x: 1270, y: 92, size: 24 },
  { x: 1470, y: 150, size: 36 },
]
/** Vaults one behind the other, the farthest first. */
const vaults = [
  { half: 250, top: 300, color: 'var(--far)', opacity: 0.7 },
  { half: 420, top: 190, color: 'var(--far)', opacity: 1 },
  { half: 600, top: 70, color: 'var(--middle)', opacity: 1 },
]
const bowls = [60, 190, 320, 1220, 1350, 1480]
const heaps = ['var(--accent)', 'var(--glow)', '#c9443a', '#3a9a78', 'var(--glow)', 'var(--accent)']
const motes = Array.from({ length: 26 }, (_, n) => ({ x: 420 + ((n * 331) % 760), y: 160 + ((n * 173) % 640) }))

/** A covered market: vault behind vault to the evening at its end, lamps, spices on both sides. */
export function BazaarScene() {
  return (
    <svg className="scene" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="sc-sky" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-top)" />
          <stop offset="0.45" stopColor="var(--sky-middle)" />
          <stop offset="0.8" stopColor="var(--sky-low)" />
        </linearGradient>
        <radialGradient id="sc-glow">
          <stop offset="0" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="0.2" stopColor="var(--glow)" stopOpacity="0.6" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="sc-floor" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-low)" stopOpacity="0.55" />
          <stop offset="1" stopColor="var(--near)" />
        </linearGradient>
      </defs>
      <rect width="1600" height="1000" fill="url(#sc-sky)" />
      <circle className="breathe" cx="800" cy="520" r="330" fill="url(#sc-glow)" />
      <path
        d="M553 800 V660 H600 V620 H668 V668 H720 V586 H800 V640 H868 V600 H940 V654 H1000 V628 H1047 V800Z"
        fill="var(--far)"
        opacity="0.5"
      />
      <g fill="var(--far)" opacity="0.75">
        <path d="M584 760 Q560 640 588 560 Q616 640 592 760Z M640 770 Q622 690 642 630 Q662 690 646 770Z M1010 760 Q986 630 1014 540 Q1042 630 1018 760Z" />
        <path d="M553 800 Q640 720 800 752 T1047 726 V800Z" />
      </g>
      <g fill="var(--middle)" opacity="0.55">
        <path d="M744 620 h14 v22 h-14Z M772 620 h14 v22 h-14Z M618 652 h12 v20 h-12Z M884 634 h12 v20 h-12Z M912 634 h12 v20 h-12Z" />
      </g>
      {vaults.map(({ half, top, color, opacity }) => (
        <path
          key={half}
          fillRule="evenodd"
          d={`M0 0 H1600 V1000 H0Z M${800 - half} 1000 V${top + half * 0.95} Q${800 - half} ${top + half * 0.3} 800 ${top} Q${800 + half} ${top + half * 0.3} ${800 + half} ${top + half * 0.95} V1000Z`}
          fill={color}
          opacity={opacity}
        />
      ))}
      <g fill="none" stroke="var(--accent)" opacity="0.35">
        <path d="M200 1000 V640 Q200 250 800 70 Q1400 250 1400 640 V1000" strokeWidth="9" />
        <path
          d="M222 1000 V645 Q222 268 800 94 Q1378 268 1378 645 V1000"
          strokeWidth="3"
          strokeDasharray="2 16"
          strokeLinecap="round"
        />
        <path d="M380 1000 V589 Q380 316 800 190 Q1220 316 1220 589 V1000" strokeWidth="6" />
      </g>
      <path d="M380 1000 L640 780 H960 L1220 1000Z" fill="url(#sc-floor)" opacity="0.8" />
      <path
        d="M500 1000 L690 800 M650 1000 L740 800 M800 1000 V800 M950 1000 L860 800 M1100 1000 L910 800 M560 860 H1040 M470 930 H1130"
        stroke="var(--near)"
        strokeWidth="3"
        opacity="0.5"
      />
      <g className="twinkle" fill="#fff">
        {motes.map(({ x, y }, n) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={1.4 + (n % 3)} opacity={0.3 + (n % 4) / 10} />
        ))}
      </g>
      <path d="M0 0 H1600 V60 Q1400 40 1200 20 H400 Q200 40 0 60Z" fill="var(--near)" />
      {lamps.map(({ x, y, size }, n) => (
        <g key={x}>
          <circle cx={x} cy={y + size} r={size * 5} fill="url(#sc-glow)" opacity="0.75" />
          <g className={n % 2 ? 'sway' : 'sway late'}>
            <path d={`M${x} 0 V${y - size * 0.4}`} stroke="var(--near)" strokeWidth="4" />
            <path
              d={`M${x - size * 0.4} ${y - size * 0.4} h${size * 0.8} q${size * 0.9} ${size} 0 ${size * 2.4} l${-size * 0.4} ${size * 0.5} l${-size * 0.4} ${-size * 0.5} q${-size * 0.9} ${-size * 1.4} 0 ${-size * 2.4}Z`}
              fill="var(--glow)"
              stroke="var(--near)"
              strokeWidth="3"
            />
            <path
              d={`M${x} ${y - size * 0.4} v${size * 2.8} M${x - size * 0.8} ${y + size * 0.8} q${size * 0.8} ${size * 0.4} ${size * 1.6} 0`}
              stroke="var(--near)"
              strokeWidth="2"
              fill="none"
              opacity="0.6"
            />
          </g>
        </g>
      ))}
      <path d="M0 850 H430 L400 1000 H0Z M1600 850 H1170 L1200 1000 H1600Z" fill="var(--near)" />
      {bowls.map((x, n) => (
        <g key={x}>
          <path d={`M${x - 44} 836 Q${x} ${746 - (n % 3) * 14} ${x + 44} 836Z`} fill={heaps[n]} opacity="0.9" />
          <path d={`M${x - 54} 832 h108 q-6 44 -40 48 h-28 q-34 -4 -40 -48Z`} fill="var(--frame)" />
          <path d={`M${x - 54} 832 h108 v8 h-108Z`} fill="var(--frame-edge)" opacity="0.8" />
        </g>
      ))}
    </svg>
  )
}
