import { Banner, Halo, Round, Slope } from '../paint.tsx'
import type { Theme } from '../theme.ts'

const ink = '#101b26'
const hours = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

export const railwayPaints = (
  <>
    <Slope id="rw-iron" stops={['#8fa3b4', '#47596a', '#1d2935']} />
    <Slope id="rw-red" stops={['#ff9a7c', '#cf3a30', '#7c1420']} />
    <Slope id="rw-brass" stops={['#fff2bf', '#e5b44c', '#8d5c14']} />
    <Slope id="rw-leather" stops={['#e9a86a', '#a35a2a', '#5c2a12']} />
    <Round id="rw-face" stops={['#ffffff', '#fbf3dd', '#d8c7a0']} />
    <Slope id="rw-wood" stops={['#d9a06a', '#8b5530', '#4d2a16']} />
    <Slope id="rw-sage" stops={['#e9f7d8', '#a9cf8f', '#4d8a58']} />
    <Slope id="rw-sky" stops={['#e2f4ff', '#8cc0ea', '#366ea8']} />
    <Slope id="rw-rose" stops={['#ffe6e0', '#f2a596', '#b5555a']} />
    <Round id="rw-bell" stops={['#fffbe0', '#ffd660', '#dd9320', '#8a4d0c']} />
    <Round id="rw-lamp" stops={['#fffff0', '#ffe79a', '#ffab3a', '#a8500f']} />
    <Round id="rw-snow" stops={['#ffffff', '#eaf4ff', '#a9c4e2']} />
    <Round id="rw-token" stops={['#fff8d0', '#f3c955', '#bd811f', '#6b4208']} />
    <Halo id="rw-warm" stops={['#fff0b0', '#ffac4a']} />
    <Halo id="rw-cool" stops={['#f2f8ff', '#9cc4f2']} />
  </>
)

/** A punched card ticket. */
const ticket = (ground: string, dark: string, mark: string) => (
  <g transform="rotate(-12 60 60)">
    <path
      d="M12 34 H50 a10 10 0 0 0 20 0 H108 V90 H70 a10 10 0 0 0 -20 0 H12Z"
      transform="translate(3 4)"
      fill={dark}
      opacity="0.7"
    />
    <path d="M12 30 H50 a10 10 0 0 0 20 0 H108 V88 H70 a10 10 0 0 0 -20 0 H12Z" fill={ground} />
    <path d="M60 46 V74" stroke={dark} strokeWidth="2.5" strokeDasharray="3 5" />
    <path
      d="M20 40 H48 M20 78 H46 M74 40 H100 M76 78 H100"
      stroke={dark}
      strokeWidth="3"
      opacity="0.65"
      strokeLinecap="round"
    />
    <path d={mark} fill={dark} opacity="0.85" />
    <circle cx="88" cy="59" r="9" fill={dark} />
    <circle cx="88" cy="59" r="4.5" fill="#fff" opacity="0.9" />
    <path d="M15 36 V33 H46" stroke="#fff" strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.75" />
  </g>
)

export const railwaySymbols: Theme['symbols'] = {
  high1: (
    <g>
      <path
        d="M34 28 Q24 12 34 6 Q42 -4 54 4 Q68 -4 76 6 Q86 10 78 20 Q62 14 46 24Z"
        fill="url(#rw-snow)"
        opacity="0.95"
      />
      <path d="M28 28 H46 L43 44 H31Z" fill="url(#rw-iron)" />
      <rect x="25" y="24" width="24" height="7" rx="3" fill="url(#rw-brass)" />
      <path d="M74 26 H112 V34 H106 V84 H74Z" fill="url(#rw-red)" />
      <path d="M70 22 H116 V31 H70Z" fill="url(#rw-iron)" />
      <rect x="82" y="38" width="18" height="19" rx="3" fill="#bfe7ff" />
      <path d="M82 47 L92 38 H98 L82 54Z" fill="#fff" opacity="0.6" />
      <rect x="16" y="43" width="60" height="39" rx="14" fill="url(#rw-iron)" />
      <path d="M32 43 V82 M56 43 V82" stroke="url(#rw-brass)" strokeWidth="5" />
      <circle cx="20" cy="62" r="13" fill="url(#rw-brass)" />
      <circle cx="20" cy="62" r="8" fill="url(#rw-lamp)" />
      <path d="M8 82 H112 V91 H8Z" fill="#7c1420" />
      <path d="M8 82 L0 104 H20 V91Z" fill="url(#rw-red)" />
      {[34, 60].map((x) => (
        <g key={x}>
          <circle cx={x} cy="98" r="12" fill={ink} />
          <circle cx={x} cy="98" r="8" fill="none" stroke="#e5b44c" strokeWidth="3" />
        </g>
      ))}
      <circle cx="94" cy="93" r="18" fill={ink} />
      <circle cx="94" cy="93" r="12.5" fill="none" stroke="#e5b44c" strokeWidth="4" />
      <path d="M34 98 H94" stroke="#d5dfe8" strokeWidth="4" strokeLinecap="round" />
      <path d="M28 50 Q40 46 66 48" stroke="#fff" strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.55" />
    </g>
  ),
  high2: (
    <g>
      <path d="M50 2 H70 V14 H50Z" fill="url(#rw-iron)" />
      <path
        d="M20 8 Q40 2 52 8 M100 8 Q80 2 68 8"
        stroke="url(#rw-iron)"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="62" cy="66" r="50" fill={ink} opacity="0.45" />
      <circle cx="60" cy="62" r="50" fill="url(#rw-iron)" />
      <circle cx="60" cy="62" r="43" fill="url(#rw-brass)" />
      <circle cx="60" cy="62" r="38" fill="url(#rw-face)" />
      <g stroke={ink} strokeWidth="4" strokeLinecap="round">
        {hours.map((turn) => (
          <path key={turn} d={turn % 90 === 0 ? 'M60 28 V36' : 'M60 28 V32'} transform={`rotate(${turn} 60 62)`} />
        ))}
      </g>
      <path d="M60 62 L44 46" stroke={ink} strokeWidth="7" strokeLinecap="round" />
      <path d="M60 62 L82 42" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path d="M60 72 L62 34" stroke="#cf3a30" strokeWidth="3" strokeLinecap="round" />
      <circle cx="60" cy="62" r="6" fill="#cf3a30" />
      <path d="M27 54 Q32 34 52 28" stroke="#fff" strokeWidth="5" fill="none" strokeLinecap="round" opacity="0.85" />
    </g>
  ),
  high3: (
    <g>
      <path d="M44 10 Q60 -6 76 10" fill="none" stroke="url(#rw-iron)" strokeWidth="6" />
      <path d="M36 10 H84 L92 26 H28Z" fill="url(#rw-red)" />
      <circle cx="60" cy="60" r="46" fill="url(#rw-warm)" opacity="0.8" />
      <path d="M30 26 H90 V94 H30Z" fill="url(#rw-red)" />
      <path d="M22 90 H98 V108 Q98 114 92 114 H28 Q22 114 22 108Z" fill="url(#rw-iron)" />
      <circle cx="60" cy="60" r="27" fill="url(#rw-brass)" />
      <circle cx="60" cy="60" r="21" fill="url(#rw-lamp)" />
      <path d="M60 39 V81 M39 60 H81" stroke="#a8500f" strokeWidth="2" opacity="0.5" />
      <path d="M47 54 Q50 46 58 44" stroke="#fff" strokeWidth="5" fill="none" strokeLinecap="round" />
      <path d="M90 44 H102 V76 H90 M30 44 H18 V76 H30" fill="none" stroke="#7c1420" strokeWidth="5" />
      <path d="M34 30 V86" stroke="#fff" strokeWidth="3.5" opacity="0.5" strokeLinecap="round" />
    </g>
  ),
  high4: (
    <g>
      <path d="M42 30 V18 Q42 10 50 10 H70 Q78 10 78 18 V30" fill="none" stroke="#5c2a12" strokeWidth="8" />
      <rect x="8" y="30" width="106" height="80" rx="11" fill={ink} opacity="0.35" />
      <rect x="6" y="27" width="106" height="80" rx="11" fill="url(#rw-leather)" />
      <path d="M6 60 H112" stroke="#5c2a12" strokeWidth="3" />
      <path d="M26 27 V107 M92 27 V107" stroke="#5c2a12" strokeWidth="11" />
      <path d="M26 27 V107 M92 27 V107" stroke="#8a4a22" strokeWidth="6" />
      <rect x="19" y="54" width="14" height="12" rx="3" fill="url(#rw-brass)" />
      <rect x="85" y="54" width="14" height="12" rx="3" fill="url(#rw-brass)" />
      <rect x="49" y="53" width="22" height="16" rx="4" fill="url(#rw-brass)" />
      <circle cx="60" cy="61" r="3" fill="#5c2a12" />
      <path d="M38 76 L66 72 L70 94 L42 98Z" fill="url(#rw-sky)" />
      <path d="M44 92 L52 82 L58 88 L62 84 L67 90Z" fill="#fff" opacity="0.85" />
      <circle cx="76" cy="42" r="8" fill="url(#rw-rose)" />
      <path d="M14 46 Q14 35 26 34" stroke="#fff" strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.6" />
    </g>
  ),
  low1: ticket('url(#rw-sage)', '#22543a', 'M28 68 L38 48 L48 68Z M34 66 h8 v6 h-8Z'),
  low2: ticket('url(#rw-sky)', '#173f6e', 'M24 68 L34 52 L39 60 L44 50 L52 68Z'),
  low3: ticket('url(#rw-rose)', '#7c2b3a', 'M38 70 Q22 58 28 50 Q34 46 38 53 Q42 46 48 50 Q54 58 38 70Z'),
  wild: (
    <g>
      <circle cx="60" cy="46" r="60" fill="url(#rw-warm)" />
      <path d="M20 2 H100 V10 H68 V18 H52 V10 H20Z" fill="url(#rw-wood)" />
      <path
        d="M60 16 Q70 16 71 24 Q94 32 94 62 Q96 74 106 82 H14 Q24 74 26 62 Q26 32 49 24 Q50 16 60 16Z"
        fill="url(#rw-bell)"
      />
      <path d="M24 66 Q60 76 96 66 L98 72 Q60 83 22 72Z" fill="#8a4d0c" opacity="0.45" />
      <path d="M40 36 Q32 48 32 62" stroke="#fff" strokeWidth="6" fill="none" strokeLinecap="round" opacity="0.8" />
      <circle cx="60" cy="90" r="9" fill="url(#rw-iron)" />
      <Banner fill="#ffe9a6" dark="#9c5a16" ink="#532705" word="wild" />
    </g>
  ),
  scatter: (
    <g>
      <circle cx="60" cy="48" r="58" fill="url(#rw-cool)" />
      <path d="M4 90 L40 26 L56 50 L74 10 L116 90Z" fill="#5d7fae" />
      <path
        d="M40 26 L29 46 L38 44 L44 52 L50 42 L56 50Z M74 10 L58 46 L68 42 L76 52 L84 40 L94 48Z"
        fill="url(#rw-snow)"
      />
      <path d="M30 92 V66 Q32 42 60 40 Q88 42 90 66 V92Z" fill="url(#rw-wood)" />
      <path d="M39 92 V68 Q42 51 60 50 Q78 51 81 68 V92Z" fill="#0d1622" />
      <path d="M44 92 L54 70 H66 L76 92Z" fill="#ffd98a" opacity="0.5" />
      <circle cx="60" cy="68" r="7" fill="url(#rw-lamp)" />
      <path d="M34 54 l8 6 M60 40 v10 M86 54 l-8 6" stroke="#4d2a16" strokeWidth="2.5" />
      <Banner fill="#dcebff" dark="#3c5f92" ink="#14305c" word="scatter" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="60" cy="62" r="50" fill="#4a2d05" />
      <path fillRule="evenodd" d="M60 8 a50 50 0 1 0 0.01 0Z M60 46 a12 12 0 1 1 -0.01 0Z" fill="url(#rw-token)" />
      <circle cx="60" cy="58" r="42" fill="none" stroke="#6b4208" strokeWidth="3" opacity="0.65" />
      <circle cx="60" cy="58" r="18" fill="none" stroke="#6b4208" strokeWidth="2.5" opacity="0.65" />
      <g stroke="#6b4208" strokeWidth="4" opacity="0.55" strokeLinecap="round">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <path key={turn} d="M60 24 V34" transform={`rotate(${turn} 60 58)`} />
        ))}
      </g>
      <path d="M19 50 Q26 20 54 13" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.75" />
    </g>
  ),
}
