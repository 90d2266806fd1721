import { Banner, Halo, Round, Slope } from '../paint.tsx'
import type { Theme } from '../theme.ts'

const ink = '#0b1830'

export const harborPaints = (
  <>
    <Slope id="hb-cream" stops={['#fffaf0', '#f0dcbc', '#c9a97e']} />
    <Slope id="hb-red" stops={['#ff8a6b', '#d8432f', '#8f1f1c']} />
    <Slope id="hb-wood" stops={['#e0a566', '#a8622d', '#5f3016']} />
    <Slope id="hb-brass" stops={['#fff0b8', '#e2b04a', '#8d5a15']} />
    <Slope id="hb-rock" stops={['#7f93b2', '#475a7a', '#25334d']} />
    <Round id="hb-shell" stops={['#fff0ea', '#ffb7a8', '#d3617c', '#8d3161']} />
    <Round id="hb-paper" stops={['#fff7d1', '#ffc95c', '#f07a2b', '#a53a17']} />
    <Round id="hb-moon" stops={['#ffffff', '#f4ecd2', '#c8bfae']} />
    <Round id="hb-teal" stops={['#d8fff4', '#4fd1bd', '#0f7d80', '#074750']} />
    <Round id="hb-blue" stops={['#e2f1ff', '#6db0f4', '#2560b8', '#122f6b']} />
    <Round id="hb-amber" stops={['#fff2cf', '#f1b24c', '#b5651b', '#67320d']} />
    <Halo id="hb-glow" stops={['#ffdf8e', '#ff9d3c']} />
    <Halo id="hb-cool" stops={['#dfe9ff', '#8fb0ff']} />
    <linearGradient id="hb-beam" x1="1" x2="0">
      <stop offset="0" stopColor="#fff3bd" stopOpacity="0.9" />
      <stop offset="1" stopColor="#fff3bd" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="hb-beam-right">
      <stop offset="0" stopColor="#fff3bd" stopOpacity="0.9" />
      <stop offset="1" stopColor="#fff3bd" stopOpacity="0" />
    </linearGradient>
    <Round id="hb-gold" stops={['#fff8cf', '#f6cd5b', '#c4841f', '#6d3f0a']} />
  </>
)

export const harborSymbols: Theme['symbols'] = {
  high1: (
    <g>
      <path d="M58 27 L2 8 L2 48Z" fill="url(#hb-beam)" />
      <path d="M62 27 L118 8 L118 48Z" fill="url(#hb-beam-right)" />
      <path d="M14 112 Q22 96 40 98 Q52 90 66 96 Q86 92 106 112Z" fill="url(#hb-rock)" />
      <path d="M45 100 L51 42 H69 L75 100 Q60 106 45 100Z" fill="url(#hb-cream)" />
      <path d="M49.5 58 H70.5 L72 74 H48Z M46.6 88 H73.4 L75 100 Q60 106 45 100Z" fill="url(#hb-red)" />
      <path d="M60 42 H69 L75 100 Q68 104 60 104Z" fill={ink} opacity="0.16" />
      <rect x="55" y="78" width="10" height="14" rx="5" fill={ink} opacity="0.75" />
      <rect x="45" y="37" width="30" height="6" rx="3" fill="#33425f" />
      <rect x="51" y="21" width="18" height="16" rx="2" fill="#fff1b3" />
      <path d="M57 21 V37 M63 21 V37" stroke="#b98b33" strokeWidth="1.5" />
      <path d="M47 22 Q60 2 73 22Z" fill="url(#hb-red)" />
      <circle cx="60" cy="29" r="22" fill="url(#hb-glow)" opacity="0.8" />
    </g>
  ),
  high2: (
    <g>
      <path d="M61 12 V82" stroke="url(#hb-wood)" strokeWidth="4" strokeLinecap="round" />
      <path d="M66 14 Q104 40 106 74 Q86 68 66 73Z" fill="url(#hb-cream)" />
      <path d="M84 28 Q100 48 103 72" fill="none" stroke="#a98a60" strokeWidth="1.5" opacity="0.7" />
      <path d="M56 24 Q52 54 20 74 Q38 68 56 73Z" fill="url(#hb-red)" />
      <path d="M61 12 L78 8 L61 20Z" fill="url(#hb-brass)" />
      <path d="M10 80 Q60 90 110 80 Q104 104 84 108 H38 Q16 104 10 80Z" fill="url(#hb-wood)" />
      <path d="M10 80 Q60 90 110 80 L108 87 Q60 97 12 87Z" fill="#fbe6bd" opacity="0.85" />
      <g fill={ink} opacity="0.6">
        <circle cx="42" cy="99" r="3.4" />
        <circle cx="60" cy="101" r="3.4" />
        <circle cx="78" cy="99" r="3.4" />
      </g>
      <path d="M2 108 Q14 100 26 108 T50 108 T74 108 T98 108 T118 106 V114 H2Z" fill="#5fb2d8" opacity="0.9" />
    </g>
  ),
  high3: (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M60 36 V100 M36 48 H84 M18 72 Q24 106 60 106 Q96 106 102 72"
        stroke={ink}
        strokeWidth="16"
        opacity="0.35"
        transform="translate(2 3)"
      />
      <circle cx="60" cy="23" r="11" stroke="url(#hb-brass)" strokeWidth="8" />
      <path d="M60 36 V100" stroke="#d9a544" strokeWidth="12" />
      <path d="M36 48 H84" stroke="#c78f33" strokeWidth="10" />
      <path d="M18 74 Q26 104 60 104 Q94 104 102 74" stroke="url(#hb-brass)" strokeWidth="12" />
      <path d="M8 84 L18 64 L32 80Z M112 84 L102 64 L88 80Z" fill="#c78f33" stroke="#c78f33" strokeWidth="4" />
      <path d="M57 38 V98" stroke="#fff3c4" strokeWidth="3" opacity="0.8" />
      <path d="M71 24 Q104 26 92 44 Q76 62 50 66 Q34 70 46 84 Q58 92 74 88" stroke="#f4e6cb" strokeWidth="5" />
      <path
        d="M71 24 Q104 26 92 44 Q76 62 50 66 Q34 70 46 84 Q58 92 74 88"
        stroke="#9a7a4d"
        strokeWidth="5"
        strokeDasharray="1.5 6"
      />
    </g>
  ),
  high4: (
    <g>
      <path d="M46 98 L40 112 H80 L74 98Z" fill="url(#hb-shell)" />
      <path
        d="M60 104 C18 94 2 62 16 42 Q20 30 32 30 Q36 16 48 20 Q54 8 60 14 Q66 8 72 20 Q84 16 88 30 Q100 30 104 42 C118 62 102 94 60 104Z"
        fill="url(#hb-shell)"
      />
      <g fill="none" stroke="#8d3161" strokeWidth="2.4" opacity="0.5" strokeLinecap="round">
        <path d="M60 100 Q58 56 60 20 M58 100 Q40 62 46 26 M62 100 Q80 62 74 26 M55 99 Q24 72 30 36 M65 99 Q96 72 90 36 M52 97 Q18 80 16 52 M68 97 Q102 80 104 52" />
      </g>
      <path d="M24 46 Q34 30 52 26" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.7" />
      <circle cx="60" cy="98" r="8" fill="url(#hb-moon)" />
    </g>
  ),
  low1: (
    <g>
      <path d="M60 16 Q72 16 80 30 L104 76 Q112 98 90 102 H30 Q8 98 16 76 L40 30 Q48 16 60 16Z" fill="url(#hb-teal)" />
      <path d="M46 34 Q34 58 30 76" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.65" />
      <path d="M60 40 L82 84 H38Z" fill="#fff" opacity="0.14" />
    </g>
  ),
  low2: (
    <g>
      <path d="M60 14 Q104 18 104 60 Q104 102 60 106 Q16 102 16 60 Q16 18 60 14Z" fill="url(#hb-blue)" />
      <ellipse cx="60" cy="60" rx="24" ry="26" fill="#fff" opacity="0.13" />
      <path d="M30 46 Q38 28 56 26" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.65" />
    </g>
  ),
  low3: (
    <g>
      <path
        d="M24 22 H96 Q106 24 104 36 L96 94 Q94 104 84 104 H36 Q26 104 24 94 L16 36 Q14 24 24 22Z"
        fill="url(#hb-amber)"
      />
      <path d="M42 42 H78 L74 84 H46Z" fill="#fff" opacity="0.14" />
      <path d="M30 38 Q46 30 68 32" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.65" />
    </g>
  ),
  wild: (
    <g>
      <circle cx="60" cy="50" r="58" fill="url(#hb-glow)" />
      <path d="M60 0 V14" stroke="#6b3a14" strokeWidth="3" />
      <rect x="46" y="10" width="28" height="8" rx="3" fill="url(#hb-wood)" />
      <path d="M42 18 H78 Q104 34 100 54 Q96 76 76 86 H44 Q24 76 20 54 Q16 34 42 18Z" fill="url(#hb-paper)" />
      <path
        d="M50 18 Q34 50 50 86 M70 18 Q86 50 70 86 M60 18 V86 M24 38 Q60 46 96 38 M20 56 Q60 66 100 56 M28 74 Q60 82 92 74"
        fill="none"
        stroke="#8c3a12"
        strokeWidth="1.6"
        opacity="0.5"
      />
      <ellipse cx="44" cy="36" rx="10" ry="13" fill="#fff" opacity="0.45" transform="rotate(24 44 36)" />
      <Banner fill="#ffe39a" dark="#a8631a" ink="#5a2405" word="wild" />
    </g>
  ),
  scatter: (
    <g>
      <circle cx="60" cy="52" r="58" fill="url(#hb-cool)" />
      <circle cx="60" cy="50" r="38" fill="url(#hb-moon)" />
      <g fill="#a79f90" opacity="0.45">
        <circle cx="46" cy="40" r="8" />
        <circle cx="72" cy="34" r="5" />
        <circle cx="76" cy="58" r="9" />
        <circle cx="52" cy="64" r="5" />
      </g>
      <path d="M10 66 Q26 54 40 64 Q52 56 64 66 H10Z" fill="#e9efff" opacity="0.9" />
      <path d="M62 78 Q76 66 90 74 Q102 68 112 78Z" fill="#cdd9f7" opacity="0.9" />
      <Banner fill="#cfe0ff" dark="#43598f" ink="#152a5c" word="scatter" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="60" cy="62" r="50" fill="#4f2b05" />
      <circle cx="60" cy="58" r="50" fill="url(#hb-gold)" />
      <circle cx="60" cy="58" r="40" fill="none" stroke="#6d3f0a" strokeWidth="3" strokeDasharray="7 4" opacity="0.6" />
      <path
        d="M60 30 V84 M48 42 H72 M34 62 Q38 84 60 84 Q82 84 86 62"
        fill="none"
        stroke="#6d3f0a"
        strokeWidth="7"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M19 50 Q26 20 54 13" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.75" />
    </g>
  ),
}
