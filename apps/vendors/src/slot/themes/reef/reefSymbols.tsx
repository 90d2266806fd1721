import { Banner, Halo, Round, Slope } from '../paint.tsx'
import type { Theme } from '../theme.ts'

const ink = '#06222f'

export const reefPaints = (
  <>
    <Round id="rf-shell" stops={['#f3f7b0', '#a8c94f', '#4f8a3c', '#1f4a34']} />
    <Round id="rf-skin" stops={['#dff3c0', '#86bf86', '#2f7a66']} />
    <Round id="rf-orange" stops={['#ffe2a8', '#ff9a3d', '#e0531d', '#8d240f']} />
    <Slope id="rf-horse" stops={['#ffe9a3', '#f2b530', '#b26a12']} />
    <Round id="rf-star" stops={['#ffd7c9', '#ff7a6b', '#c92f52', '#74123c']} />
    <Slope id="rf-coral" stops={['#ffd0de', '#f2648e', '#9c1f56']} />
    <Slope id="rf-kelp" stops={['#d9ffb8', '#5cc46a', '#156b4c']} />
    <Round id="rf-bubble" stops={['#ffffff', '#bdefff', '#4aa9dd', '#1a5f9e']} />
    <Slope id="rf-oyster" stops={['#f3ecff', '#b9a6e8', '#5b4a9e']} />
    <Round id="rf-pearl" stops={['#ffffff', '#fdeff8', '#d6b7d8', '#8f74a8']} />
    <Round id="rf-gold" stops={['#fff8cf', '#ffd64f', '#d98c17', '#8a4d08']} />
    <Round id="rf-jelly" stops={['#fff0ff', '#ff9be6', '#b744d0', '#56208a']} />
    <Halo id="rf-warm" stops={['#ffb8f0', '#b35cff']} />
    <Halo id="rf-cool" stops={['#e6fbff', '#7fe0ff']} />
  </>
)

export const reefSymbols: Theme['symbols'] = {
  high1: (
    <g>
      <path d="M30 40 Q8 22 4 30 Q4 46 26 60Z M34 86 Q14 98 16 110 Q34 112 50 94Z" fill="url(#rf-skin)" />
      <path d="M84 36 Q98 8 110 12 Q114 32 96 54Z M82 90 Q96 104 90 114 Q74 110 68 96Z" fill="url(#rf-skin)" />
      <path d="M92 58 Q104 46 114 56 Q119 66 110 74 Q100 78 92 72Z" fill="url(#rf-skin)" />
      <circle cx="107" cy="60" r="3" fill={ink} />
      <ellipse cx="60" cy="65" rx="40" ry="35" fill="#1f4a34" />
      <ellipse cx="58" cy="62" rx="38" ry="33" fill="url(#rf-shell)" />
      <g fill="none" stroke="#1f4a34" strokeWidth="3" opacity="0.6" strokeLinejoin="round">
        <path d="M58 42 L74 51 V71 L58 81 L42 71 V51Z" />
        <path d="M58 42 V30 M74 51 L90 42 M74 71 L91 80 M58 81 V94 M42 71 L25 80 M42 51 L25 42" />
      </g>
      <path d="M30 48 Q40 34 58 32" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.6" />
    </g>
  ),
  high2: (
    <g>
      <path d="M84 60 Q104 34 116 36 Q110 60 116 86 Q102 86 84 62Z" fill="url(#rf-orange)" />
      <path d="M40 30 Q58 10 82 22 Q84 32 78 40Z M46 88 Q56 106 72 102 Q76 94 70 86Z" fill="url(#rf-orange)" />
      <path d="M4 60 Q16 26 54 28 Q84 34 96 60 Q84 88 54 92 Q16 92 4 60Z" fill="url(#rf-orange)" />
      <path d="M34 32 Q26 60 36 90 L47 92 Q38 60 46 29Z M70 33 Q62 60 70 88 L79 83 Q74 60 79 38Z" fill="#fffaf0" />
      <path
        d="M34 32 Q26 60 36 90 M47 92 Q38 60 46 29 M70 33 Q62 60 70 88 M79 83 Q74 60 79 38"
        fill="none"
        stroke={ink}
        strokeWidth="2"
        opacity="0.7"
      />
      <path d="M52 66 Q64 62 66 74 Q58 82 52 74Z" fill="#b83a14" opacity="0.8" />
      <circle cx="21" cy="52" r="7" fill="#fff" />
      <circle cx="19.5" cy="52.5" r="4" fill={ink} />
      <path d="M8 70 Q14 74 20 71" stroke={ink} strokeWidth="2.5" fill="none" strokeLinecap="round" />
      <path d="M18 40 Q34 30 54 32" stroke="#fff" strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.55" />
    </g>
  ),
  high3: (
    <g>
      <path
        d="M66 8 Q88 10 88 30 L104 36 Q108 42 100 44 L84 46 Q92 62 84 78 Q76 92 64 96 Q56 100 58 106 Q62 110 66 104 Q70 104 70 109 Q64 120 53 115 Q44 108 50 97 Q54 90 52 78 Q36 74 38 58 Q40 44 50 40 Q46 20 66 8Z"
        fill="url(#rf-horse)"
      />
      <path d="M38 50 Q22 48 18 62 Q26 76 42 70Z" fill="#ffe9a3" opacity="0.9" />
      <path d="M22 62 L40 58 M26 68 L40 64" stroke="#b26a12" strokeWidth="2" strokeLinecap="round" />
      <path d="M50 12 L56 18 M58 5 L61 13 M68 2 V10" stroke="#f2b530" strokeWidth="4" strokeLinecap="round" />
      <g fill="none" stroke="#8d4c08" strokeWidth="2.5" opacity="0.5" strokeLinecap="round">
        <path d="M44 56 Q58 62 86 56 M43 66 Q58 72 86 66 M52 78 Q64 82 82 78 M54 88 Q62 91 74 88" />
      </g>
      <circle cx="76" cy="26" r="5" fill="#fff" />
      <circle cx="77.5" cy="26" r="3" fill={ink} />
      <path d="M60 18 Q52 28 56 42" stroke="#fff" strokeWidth="4" fill="none" strokeLinecap="round" opacity="0.6" />
    </g>
  ),
  high4: (
    <g>
      <path
        d="M60 6 Q68 6 76 40 Q112 38 114 46 Q114 54 84 70 Q98 104 90 110 Q82 114 60 88 Q38 114 30 110 Q22 104 36 70 Q6 54 6 46 Q8 38 44 40 Q52 6 60 6Z"
        fill="url(#rf-star)"
        stroke="#74123c"
        strokeWidth="2"
      />
      <g fill="#ffe3d6" opacity="0.85">
        {[0, 72, 144, 216, 288].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 60 62)`}>
            <circle cx="60" cy="48" r="3.6" />
            <circle cx="60" cy="36" r="2.9" />
            <circle cx="60" cy="25" r="2.2" />
          </g>
        ))}
        <circle cx="60" cy="62" r="4" />
      </g>
      <path
        d="M54 18 Q50 34 46 44 Q28 44 18 46"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.5"
      />
    </g>
  ),
  low1: (
    <g strokeLinecap="round" fill="none">
      <path
        d="M60 110 V70 Q60 50 34 40 M60 78 Q62 54 88 42 M60 90 Q40 84 24 66 M60 92 Q84 84 98 66 M46 46 Q42 28 48 16 M78 47 Q84 30 76 18"
        stroke="#6b1140"
        strokeWidth="17"
      />
      <path
        d="M60 110 V70 Q60 50 34 40 M60 78 Q62 54 88 42 M60 90 Q40 84 24 66 M60 92 Q84 84 98 66 M46 46 Q42 28 48 16 M78 47 Q84 30 76 18"
        stroke="#f2648e"
        strokeWidth="12"
      />
      <path
        d="M57 104 V72 Q56 52 36 42 M44 44 Q40 30 45 19 M30 68 Q26 66 24 63"
        stroke="#ffd0de"
        strokeWidth="3.5"
        opacity="0.9"
      />
    </g>
  ),
  low2: (
    <g>
      <path
        d="M60 112 Q40 92 52 72 Q64 54 48 36 Q40 24 48 8 Q70 22 68 42 Q66 58 74 70 Q84 92 60 112Z"
        fill="url(#rf-kelp)"
      />
      <path d="M56 112 Q26 104 24 82 Q24 68 14 58 Q34 56 42 74 Q48 92 60 108Z" fill="#2c8f58" />
      <path d="M62 112 Q96 104 96 80 Q96 62 108 52 Q86 48 80 70 Q76 92 62 108Z" fill="#3aa565" />
      <path
        d="M58 106 Q52 88 61 72 Q68 56 56 36 Q52 26 54 18"
        fill="none"
        stroke="#e9ffd0"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M52 104 Q34 94 30 76 M68 104 Q86 94 88 74"
        fill="none"
        stroke="#d9ffb8"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.55"
      />
    </g>
  ),
  low3: (
    <g>
      <circle cx="54" cy="66" r="42" fill="url(#rf-bubble)" />
      <circle cx="54" cy="66" r="33" fill="#0d4d86" opacity="0.2" />
      <circle cx="98" cy="26" r="15" fill="url(#rf-bubble)" />
      <circle cx="104" cy="62" r="8" fill="url(#rf-bubble)" />
      <path d="M24 62 Q26 38 50 32" fill="none" stroke="#fff" strokeWidth="7" strokeLinecap="round" opacity="0.85" />
      <path d="M70 96 Q82 90 86 76" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.55" />
      <circle cx="93" cy="21" r="4" fill="#fff" opacity="0.9" />
    </g>
  ),
  wild: (
    <g>
      <circle cx="60" cy="48" r="60" fill="url(#rf-warm)" />
      <g fill="none" stroke="#d77be8" strokeLinecap="round" strokeWidth="5">
        <path d="M34 56 Q26 74 34 90 M48 60 Q44 78 50 94 M60 60 V98 M72 60 Q76 78 70 94 M86 56 Q94 74 86 90" />
      </g>
      <path
        d="M14 54 Q14 4 60 2 Q106 4 106 54 Q98 66 90 56 Q82 68 74 58 Q66 70 60 58 Q54 70 46 58 Q38 68 30 56 Q22 66 14 54Z"
        fill="url(#rf-jelly)"
      />
      <path d="M28 44 Q32 16 58 12" fill="none" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity="0.75" />
      <g fill="#fff" opacity="0.5">
        <circle cx="70" cy="30" r="6" />
        <circle cx="86" cy="40" r="4" />
        <circle cx="56" cy="42" r="4" />
      </g>
      <Banner fill="#ffd9f7" dark="#7a2a9c" ink="#47105f" word="wild" />
    </g>
  ),
  scatter: (
    <g>
      <circle cx="60" cy="48" r="58" fill="url(#rf-cool)" />
      <path d="M8 52 Q10 4 60 2 Q110 4 112 52 Q86 40 60 42 Q34 40 8 52Z" fill="url(#rf-oyster)" />
      <path
        d="M60 4 V40 M36 10 L44 40 M84 10 L76 40 M18 24 L30 43 M102 24 L90 43"
        stroke="#3d2f7a"
        strokeWidth="2"
        opacity="0.45"
      />
      <path d="M8 54 Q34 44 60 46 Q86 44 112 54 Q108 90 60 92 Q12 90 8 54Z" fill="#6d5bb5" />
      <path d="M14 56 Q36 50 60 51 Q84 50 106 56 Q94 74 60 75 Q26 74 14 56Z" fill="#ffd9e8" />
      <circle cx="60" cy="54" r="19" fill="url(#rf-pearl)" />
      <circle cx="53" cy="47" r="5" fill="#fff" />
      <Banner fill="#d3f3ff" dark="#2f6f9e" ink="#0b3657" word="scatter" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="60" cy="62" r="50" fill="#6d3c05" />
      <circle cx="60" cy="58" r="50" fill="url(#rf-gold)" />
      <circle cx="60" cy="58" r="39" fill="none" stroke="#8a4d08" strokeWidth="3" opacity="0.6" />
      <path
        d="M28 62 Q40 46 52 60 T76 60 T94 56"
        fill="none"
        stroke="#8a4d08"
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path
        d="M28 78 Q40 62 52 76 T76 76 T92 74"
        fill="none"
        stroke="#8a4d08"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.35"
      />
      <path d="M46 42 Q60 24 76 42 Q60 54 46 42Z" fill="#fff6cf" opacity="0.8" />
      <path d="M20 48 Q28 20 56 14" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.7" />
    </g>
  ),
}
