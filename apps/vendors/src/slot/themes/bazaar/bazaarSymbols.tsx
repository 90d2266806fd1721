import { Banner, Halo, Round, Slope } from '../paint.tsx'
import type { Theme } from '../theme.ts'

const ink = '#2b0f1d'

export const bazaarPaints = (
  <>
    <Slope id="bz-copper" stops={['#ffe0bd', '#e08a4a', '#a04a22', '#5c230f']} />
    <Slope id="bz-brass" stops={['#fff3bd', '#e8b746', '#93600f']} />
    <Slope id="bz-rug" stops={['#f0685a', '#b3213a', '#6a0f30']} />
    <Slope id="bz-clay" stops={['#f6c9a3', '#c9774a', '#7c3a20']} />
    <Round id="bz-spice" stops={['#fff0a0', '#f6ab1e', '#c75a0c', '#7d2c08']} />
    <Round id="bz-glass" stops={['#ffd9c0', '#d8552c', '#7c160e']} />
    <Slope id="bz-blue" stops={['#bdf3ff', '#2ba6c9', '#0c4f86']} />
    <Slope id="bz-green" stops={['#d5ffd0', '#3fb078', '#0b5a4b']} />
    <Slope id="bz-yellow" stops={['#fff7c0', '#f2c230', '#a86a0a']} />
    <Round id="bz-light" stops={['#fffef0', '#ffe28a', '#ff9d2e', '#b5461a']} />
    <Round id="bz-gold" stops={['#fff9d2', '#ffd65a', '#d18a1a', '#7d4606']} />
    <Halo id="bz-warm" stops={['#ffe6a0', '#ff8f3d']} />
    <Halo id="bz-cool" stops={['#fff0d6', '#f7b27a']} />
  </>
)

/** A glazed tile: its ground, its edge and the figure in its middle. */
const tile = (ground: string, edge: string, figure: string) => (
  <g>
    <rect x="13" y="15" width="98" height="98" rx="12" fill={edge} />
    <rect x="10" y="10" width="98" height="98" rx="12" fill={ground} />
    <rect x="18" y="18" width="82" height="82" rx="7" fill="none" stroke="#fff" strokeWidth="2.5" opacity="0.55" />
    <path d={figure} fill="#fffaf0" opacity="0.92" />
    <path d="M16 34 Q18 18 38 16" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.65" />
  </g>
)

export const bazaarSymbols: Theme['symbols'] = {
  high1: (
    <g>
      <path d="M84 44 Q112 34 112 58 Q112 82 82 84" fill="none" stroke="url(#bz-copper)" strokeWidth="9" />
      <path d="M34 66 Q14 64 12 44 Q8 32 2 30 Q10 22 20 30 Q26 46 40 46Z" fill="url(#bz-copper)" />
      <ellipse cx="60" cy="108" rx="30" ry="7" fill="#5c230f" />
      <path d="M36 40 H84 Q100 64 86 94 Q74 108 60 108 Q46 108 34 94 Q20 64 36 40Z" fill="url(#bz-copper)" />
      <path d="M34 40 Q36 22 60 20 Q84 22 86 40Z" fill="url(#bz-brass)" />
      <circle cx="60" cy="14" r="7" fill="url(#bz-brass)" />
      <path d="M28 60 Q60 70 92 60 L93 70 Q60 80 27 70Z" fill="url(#bz-brass)" />
      <g fill="#7c2410">
        <path d="M40 66 l5 4 -5 4 -5 -4Z M60 69 l5 4 -5 4 -5 -4Z M80 66 l5 4 -5 4 -5 -4Z" />
      </g>
      <path d="M40 48 Q32 66 40 88" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.6" />
    </g>
  ),
  high2: (
    <g>
      <path d="M14 18 H106 V104 H14Z" fill="#4d0a24" transform="translate(3 4)" />
      <path
        d="M20 104 v12 M30 104 v12 M40 104 v12 M50 104 v12 M60 104 v12 M70 104 v12 M80 104 v12 M90 104 v12 M100 104 v12 M20 4 v12 M30 4 v12 M40 4 v12 M50 4 v12 M60 4 v12 M70 4 v12 M80 4 v12 M90 4 v12 M100 4 v12"
        stroke="#ffe2a6"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="14" y="14" width="92" height="92" rx="3" fill="url(#bz-rug)" />
      <rect x="21" y="21" width="78" height="78" fill="none" stroke="#ffd98a" strokeWidth="4" strokeDasharray="6 5" />
      <rect x="30" y="30" width="60" height="60" fill="#1d4f78" />
      <path d="M60 32 L88 60 L60 88 L32 60Z" fill="#ffd98a" />
      <path d="M60 40 L80 60 L60 80 L40 60Z" fill="url(#bz-rug)" />
      <path d="M60 48 L72 60 L60 72 L48 60Z" fill="#7fe0d8" />
      <path d="M33 33 h12 l-12 12Z M87 33 v12 l-12 -12Z M33 87 v-12 l12 12Z M87 87 h-12 l12 -12Z" fill="#f0685a" />
      <path d="M14 14 H106 V26 H14Z" fill="#fff" opacity="0.16" />
    </g>
  ),
  high3: (
    <g>
      <ellipse cx="60" cy="106" rx="46" ry="9" fill="#5a1a0c" opacity="0.5" />
      <ellipse cx="60" cy="100" rx="48" ry="11" fill="url(#bz-blue)" />
      <ellipse cx="60" cy="97" rx="38" ry="7" fill="#083a63" />
      <path
        d="M38 26 Q36 20 42 18 H78 Q84 20 82 26 Q70 46 78 64 Q82 84 74 96 H46 Q38 84 42 64 Q50 46 38 26Z"
        fill="#fff"
        opacity="0.28"
      />
      <path d="M44 40 H76 Q71 52 77 66 Q80 82 72 93 H48 Q40 82 43 66 Q49 52 44 40Z" fill="url(#bz-glass)" />
      <ellipse cx="60" cy="40" rx="16" ry="4" fill="#f4a06a" />
      <path
        d="M38 26 Q36 20 42 18 H78 Q84 20 82 26 Q70 46 78 64 Q82 84 74 96 H46 Q38 84 42 64 Q50 46 38 26Z"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        opacity="0.85"
      />
      <path d="M48 46 Q52 54 47 68" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.7" />
      <path
        d="M54 12 Q48 6 54 0 M66 12 Q60 4 68 -4"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path d="M92 92 L112 62" stroke="url(#bz-brass)" strokeWidth="5" strokeLinecap="round" />
      <ellipse cx="90" cy="95" rx="7" ry="4" fill="url(#bz-brass)" transform="rotate(-40 90 95)" />
    </g>
  ),
  high4: (
    <g>
      <path d="M60 6 Q66 12 92 64 H28 Q54 12 60 6Z" fill="url(#bz-spice)" />
      <path d="M60 8 Q66 14 90 64 H64 Q66 34 60 8Z" fill="#7d2c08" opacity="0.3" />
      <path
        d="M56 18 Q46 40 38 60"
        stroke="#fff6c0"
        strokeWidth="3.5"
        strokeLinecap="round"
        opacity="0.7"
        fill="none"
      />
      <g fill="#fff0a0">
        <circle cx="20" cy="58" r="2.5" />
        <circle cx="102" cy="56" r="2.5" />
        <circle cx="96" cy="48" r="1.8" />
      </g>
      <path d="M8 62 H112 Q112 102 74 108 H46 Q8 102 8 62Z" fill="url(#bz-clay)" />
      <path d="M8 62 H112 Q112 68 111 73 H9 Q8 68 8 62Z" fill="#fbe0c4" />
      <path
        d="M15 82 l9 -7 9 7 9 -7 9 7 9 -7 9 7 9 -7 9 7 9 -7 9 7"
        fill="none"
        stroke="#fff1d8"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M42 108 H78 V114 H42Z" fill="#7c3a20" />
      <path d="M20 80 Q24 94 38 101" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.45" />
    </g>
  ),
  low1: tile(
    'url(#bz-blue)',
    '#06335c',
    'M59 26 L67 47 L88 34 L75 54 L96 59 L75 64 L88 84 L67 71 L59 92 L51 71 L30 84 L43 64 L22 59 L43 54 L30 34 L51 47Z',
  ),
  low2: tile(
    'url(#bz-green)',
    '#053b31',
    'M59 28 Q74 42 59 56 Q44 42 59 28Z M59 90 Q74 76 59 62 Q44 76 59 90Z M28 59 Q42 44 56 59 Q42 74 28 59Z M90 59 Q76 44 62 59 Q76 74 90 59Z',
  ),
  low3: tile(
    'url(#bz-yellow)',
    '#7a4703',
    'M59 26 L92 59 L59 92 L26 59Z M59 42 L42 59 L59 76 L76 59Z M59 51 L67 59 L59 67 L51 59Z',
  ),
  wild: (
    <g>
      <circle cx="60" cy="50" r="60" fill="url(#bz-warm)" />
      <path d="M60 -8 V10" stroke={ink} strokeWidth="3" />
      <path d="M48 8 H72 L78 20 H42Z" fill="url(#bz-brass)" />
      <path d="M42 20 H78 Q106 40 96 66 Q86 84 76 88 H44 Q34 84 24 66 Q14 40 42 20Z" fill="url(#bz-light)" />
      <g fill="none" stroke="#9a3412" strokeWidth="2" opacity="0.65">
        <path d="M60 20 V88 M42 22 Q28 54 46 88 M78 22 Q92 54 74 88 M22 44 Q60 54 98 44 M24 66 Q60 76 96 66" />
      </g>
      <path d="M60 34 L67 47 L60 60 L53 47Z" fill="#2ba6c9" opacity="0.85" />
      <path d="M40 48 l5 9 -6 9 -5 -9Z M80 48 l5 9 -4 9 -6 -9Z" fill="#d8303f" opacity="0.8" />
      <path d="M60 66 l5 6 -5 7 -5 -7Z" fill="#3fb078" opacity="0.9" />
      <path d="M32 44 Q36 30 48 26" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.8" />
      <Banner fill="#ffe6a0" dark="#8f3d14" ink="#55190a" word="wild" />
    </g>
  ),
  scatter: (
    <g>
      <circle cx="60" cy="48" r="58" fill="url(#bz-cool)" />
      <path d="M14 92 V46 Q16 16 60 -4 Q104 16 106 46 V92Z" fill="url(#bz-clay)" />
      <path d="M24 92 V50 Q26 26 60 8 Q94 26 96 50 V92Z" fill="#2f1240" />
      <path d="M32 92 V54 Q34 34 60 20 Q86 34 88 54 V92Z" fill="#f6a55a" />
      <path d="M32 92 V70 Q46 60 60 68 Q74 60 88 70 V92Z" fill="#c2504a" />
      <circle cx="60" cy="52" r="13" fill="#fff3c2" />
      <path d="M46 84 V72 q5 -8 10 0 V84Z M64 84 V68 q6 -9 12 0 V84Z" fill="#7b2440" />
      <path d="M18 50 Q20 24 56 4" fill="none" stroke="#fff" strokeWidth="4" opacity="0.5" strokeLinecap="round" />
      <Banner fill="#bff0e6" dark="#1b6a6c" ink="#083a3c" word="scatter" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="60" cy="62" r="50" fill="#5e3304" />
      <circle cx="60" cy="58" r="50" fill="url(#bz-gold)" />
      <circle cx="60" cy="58" r="41" fill="none" stroke="#7d4606" strokeWidth="4" strokeDasharray="3 6" opacity="0.7" />
      <path d="M60 26 L68 46 L90 48 L73 62 L79 84 L60 72 L41 84 L47 62 L30 48 L52 46Z" fill="#fff3b8" opacity="0.7" />
      <path
        d="M60 26 L68 46 L90 48 L73 62 L79 84 L60 72 L41 84 L47 62 L30 48 L52 46Z"
        fill="none"
        stroke="#7d4606"
        strokeWidth="2.5"
        opacity="0.6"
      />
      <path d="M19 50 Q26 20 54 13" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.75" />
    </g>
  ),
}
