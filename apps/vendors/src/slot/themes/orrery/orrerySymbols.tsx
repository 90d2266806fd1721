import { Banner, Halo, Round, Slope } from '../paint.tsx'
import type { Theme } from '../theme.ts'

export const orreryPaints = (
  <>
    <Round id="or-planet" stops={['#ffe9d6', '#ff9f6e', '#c2446b', '#4d1650']} />
    <Slope id="or-ring" stops={['#fff0c2', '#d8a64f', '#7d4b1d']} />
    <Slope id="or-brass" stops={['#fff2c4', '#dca84b', '#7a4a16']} />
    <Slope id="or-dark" stops={['#8f7bd8', '#44347f', '#1d1444']} />
    <Round id="or-sun" stops={['#fffbe0', '#ffd85a', '#f08a24', '#a8420f']} />
    <Round id="or-star" stops={['#ffffff', '#c9f3ff', '#5cb8f2', '#1d5aa8']} />
    <Round id="or-moon" stops={['#ffffff', '#e9e3ff', '#a999e6']} />
    <Slope id="or-violet" stops={['#f0dcff', '#b26bf0', '#5b1fa6']} />
    <Slope id="or-green" stops={['#dcffe9', '#43d69a', '#0b7a5a']} />
    <Slope id="or-pink" stops={['#ffe0ee', '#f46ba4', '#9c1f5e']} />
    <Halo id="or-warm" stops={['#ffe08a', '#ff9136']} />
    <Halo id="or-cold" stops={['#dcd3ff', '#8a6cff']} />
    <linearGradient id="or-tail" x1="1" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#9be4ff" stopOpacity="0.95" />
      <stop offset="1" stopColor="#7a6cff" stopOpacity="0" />
    </linearGradient>
    <Round id="or-gold" stops={['#fffbe0', '#ffdc6b', '#cf8f2a', '#6b3f10']} />
  </>
)

export const orrerySymbols: Theme['symbols'] = {
  high1: (
    <g>
      <path
        d="M12 78 Q2 62 58 44 Q112 28 114 42"
        fill="none"
        stroke="url(#or-ring)"
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.75"
      />
      <circle cx="60" cy="60" r="37" fill="url(#or-planet)" />
      <path
        d="M26 48 Q60 40 92 44 M23 60 Q60 54 97 58 M28 76 Q60 70 92 74"
        stroke="#fff"
        strokeWidth="4"
        opacity="0.22"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M114 42 Q118 58 64 78 Q14 94 12 78"
        fill="none"
        stroke="url(#or-ring)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M110 50 Q104 62 64 76 Q30 86 18 82"
        fill="none"
        stroke="#fff5d2"
        strokeWidth="2"
        opacity="0.8"
        strokeLinecap="round"
      />
      <circle cx="100" cy="20" r="6" fill="url(#or-moon)" />
    </g>
  ),
  high2: (
    <g strokeLinejoin="round">
      <path d="M58 66 L34 112 M60 66 L62 114 M62 66 L90 112" stroke="#5a3412" strokeWidth="7" strokeLinecap="round" />
      <path d="M58 66 L34 112 M60 66 L62 114 M62 66 L90 112" stroke="#a8702c" strokeWidth="3" strokeLinecap="round" />
      <g transform="rotate(-28 60 56)">
        <rect x="6" y="46" width="34" height="20" rx="4" fill="url(#or-brass)" />
        <rect x="36" y="42" width="36" height="28" rx="4" fill="url(#or-dark)" />
        <rect x="68" y="36" width="38" height="40" rx="5" fill="url(#or-brass)" />
        <rect x="102" y="32" width="11" height="48" rx="5" fill="url(#or-brass)" />
        <path d="M10 50 H108" stroke="#fff7da" strokeWidth="3" opacity="0.75" strokeLinecap="round" />
        <path d="M36 42 V70 M72 36 V76" stroke="#3a2209" strokeWidth="2" opacity="0.5" />
      </g>
      <circle cx="60" cy="68" r="8" fill="url(#or-brass)" />
      <circle cx="20" cy="22" r="3" fill="#fff" />
      <circle cx="44" cy="12" r="2" fill="#fff" />
    </g>
  ),
  high3: (
    <g>
      <path d="M72 30 Q30 52 2 118 Q42 78 96 58Z" fill="url(#or-tail)" />
      <path d="M78 26 Q52 54 34 104 Q68 74 98 52Z" fill="url(#or-tail)" />
      <circle cx="84" cy="38" r="34" fill="url(#or-cold)" />
      <circle cx="84" cy="38" r="23" fill="url(#or-star)" />
      <path d="M72 30 Q78 22 88 22" stroke="#fff" strokeWidth="5" fill="none" strokeLinecap="round" opacity="0.9" />
      <path
        d="M30 20 l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3Z M104 88 l2 6 6 2 -6 2 -2 6 -2 -6 -6 -2 6 -2Z"
        fill="#e9e3ff"
      />
    </g>
  ),
  high4: (
    <g>
      <circle cx="60" cy="60" r="50" fill="url(#or-dark)" />
      <circle cx="60" cy="60" r="50" fill="none" stroke="url(#or-brass)" strokeWidth="8" />
      <circle cx="60" cy="60" r="36" fill="none" stroke="#d8a64f" strokeWidth="1.5" strokeDasharray="2 5" />
      <path d="M60 14 L67 53 L106 60 L67 67 L60 106 L53 67 L14 60 L53 53Z" fill="url(#or-brass)" />
      <path
        d="M60 14 L60 60 L53 53Z M106 60 L60 60 L67 53Z M60 106 L60 60 L67 67Z M14 60 L60 60 L53 67Z"
        fill="#5a3412"
        opacity="0.45"
      />
      <path
        d="M36 36 L56 56 M84 36 L64 56 M84 84 L64 64 M36 84 L56 64"
        stroke="#ffe7a8"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="60" cy="60" r="7" fill="#fff2c4" />
    </g>
  ),
  low1: (
    <g>
      <path d="M60 12 L102 36 V84 L60 108 L18 84 V36Z" fill="url(#or-violet)" />
      <path d="M60 12 L60 60 L18 36Z M60 60 L102 84 L60 108Z" fill="#fff" opacity="0.22" />
      <path d="M60 60 L102 36 V84Z M60 60 L18 84 L60 108Z" fill="#1d0644" opacity="0.2" />
      <path d="M60 34 L84 47 V73 L60 86 L36 73 V47Z" fill="#fff" opacity="0.2" />
    </g>
  ),
  low2: (
    <g>
      <path d="M60 10 L104 52 L60 110 L16 52Z" fill="url(#or-green)" />
      <path d="M60 10 L42 52 L16 52Z M60 110 L78 52 L104 52Z" fill="#fff" opacity="0.25" />
      <path d="M60 110 L42 52 L16 52Z" fill="#02402d" opacity="0.25" />
      <path d="M42 52 H78 L60 110Z" fill="#fff" opacity="0.12" />
    </g>
  ),
  low3: (
    <g>
      <path d="M30 20 H90 L110 54 L60 108 L10 54Z" fill="url(#or-pink)" />
      <path d="M30 20 L42 54 H10Z M60 20 L42 54 L78 54Z" fill="#fff" opacity="0.3" />
      <path d="M110 54 H78 L60 108Z" fill="#4d0429" opacity="0.25" />
      <path d="M42 54 H78 L60 108Z" fill="#fff" opacity="0.12" />
    </g>
  ),
  wild: (
    <g>
      <circle cx="60" cy="50" r="60" fill="url(#or-warm)" />
      <path
        d="M60 -6 L66 14 L80 -2 L80 18 L98 8 L92 26 L112 24 L100 40 L118 46 L102 54 L116 68 L98 68 L104 86 H16 L22 68 L4 68 L18 54 L2 46 L20 40 L8 24 L28 26 L22 8 L40 18 L40 -2 L54 14Z"
        fill="url(#or-brass)"
      />
      <circle cx="60" cy="50" r="32" fill="url(#or-sun)" />
      <path d="M42 40 Q50 28 64 28" stroke="#fff" strokeWidth="5" fill="none" strokeLinecap="round" opacity="0.8" />
      <path d="M44 60 Q60 72 76 60" stroke="#a8420f" strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.7" />
      <Banner fill="#ffe9a8" dark="#a5601a" ink="#5a2a05" word="wild" />
    </g>
  ),
  scatter: (
    <g>
      <circle cx="60" cy="50" r="58" fill="url(#or-cold)" />
      <path d="M70 10 A42 42 0 1 0 98 66 A34 34 0 0 1 70 10Z" fill="url(#or-moon)" />
      <path
        d="M84 26 l4 11 11 4 -11 4 -4 11 -4 -11 -11 -4 11 -4Z M104 10 l2 6 6 2 -6 2 -2 6 -2 -6 -6 -2 6 -2Z"
        fill="#fff6c9"
      />
      <g fill="#8a77cf" opacity="0.45">
        <circle cx="44" cy="40" r="6" />
        <circle cx="38" cy="62" r="4" />
        <circle cx="58" cy="70" r="5" />
      </g>
      <Banner fill="#dcd3ff" dark="#4d3a9e" ink="#24125e" word="scatter" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="60" cy="62" r="50" fill="#43240a" />
      <circle cx="60" cy="58" r="50" fill="url(#or-gold)" />
      <ellipse
        cx="60"
        cy="58"
        rx="42"
        ry="17"
        fill="none"
        stroke="#6b3f10"
        strokeWidth="4"
        opacity="0.5"
        transform="rotate(-24 60 58)"
      />
      <ellipse
        cx="60"
        cy="58"
        rx="42"
        ry="17"
        fill="none"
        stroke="#6b3f10"
        strokeWidth="4"
        opacity="0.5"
        transform="rotate(36 60 58)"
      />
      <path d="M60 40 L65 53 L78 58 L65 63 L60 76 L55 63 L42 58 L55 53Z" fill="#fffbe0" opacity="0.85" />
      <path d="M19 50 Q26 20 54 13" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.75" />
    </g>
  ),
}
