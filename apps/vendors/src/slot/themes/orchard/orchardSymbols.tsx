import { Banner, Halo, Round, Slope } from '../paint.tsx'
import type { Theme } from '../theme.ts'

const Leaf = ({ transform }: { readonly transform: string }) => (
  <g transform={transform}>
    <path d="M0 0 Q10 -22 34 -18 Q30 4 0 0Z" fill="url(#oc-leaf)" />
    <path d="M2 -1 Q16 -10 32 -17" stroke="#e3f7b4" strokeWidth="1.6" fill="none" opacity="0.8" />
  </g>
)

export const orchardPaints = (
  <>
    <Round id="oc-pear" stops={['#fffbc9', '#f5d94a', '#c79a1a', '#7d5a0b']} />
    <Round id="oc-cherry" stops={['#ffd0cf', '#f0455a', '#b30f34', '#5c0420']} />
    <Round id="oc-plum" stops={['#e9d4ff', '#9a63d9', '#552a94', '#271048']} />
    <Round id="oc-apple" stops={['#ffe7c2', '#ff8a4a', '#d63a26', '#7c1413']} />
    <Slope id="oc-leaf" stops={['#c8ee7f', '#5fae3a', '#266b2a']} />
    <Slope id="oc-gold" stops={['#fff2b8', '#f0b53c', '#a8691a']} />
    <Slope id="oc-wood" stops={['#c89664', '#7c4a26', '#43230f']} />
    <Round id="oc-hive" stops={['#fff3c4', '#f6be4c', '#c67f1c', '#7a430c']} />
    <Round id="oc-petal" stops={['#ffffff', '#ffe1ec', '#f79cbf']} />
    <Slope id="oc-sage" stops={['#e6f7d8', '#8fc98a', '#2f7d5b']} />
    <Slope id="oc-rust" stops={['#ffe1b8', '#e88a3c', '#9c4116']} />
    <Slope id="oc-sky" stops={['#dff6ff', '#6cc0dc', '#1f6f96']} />
    <Halo id="oc-warm" stops={['#fff0a8', '#ffc14d']} />
    <Halo id="oc-rose" stops={['#ffe3ee', '#ff9fc4']} />
    <Round id="oc-coin" stops={['#fff8d2', '#ffd257', '#d08a1c', '#74450a']} />
  </>
)

export const orchardSymbols: Theme['symbols'] = {
  high1: (
    <g>
      <path d="M62 30 Q60 16 70 6" stroke="url(#oc-wood)" strokeWidth="6" fill="none" strokeLinecap="round" />
      <Leaf transform="translate(66 22)" />
      <path
        d="M60 26 Q76 26 78 46 Q82 58 94 70 Q106 92 86 106 Q60 118 34 106 Q14 92 26 70 Q38 58 42 46 Q44 26 60 26Z"
        fill="url(#oc-pear)"
      />
      <path d="M46 52 Q42 66 34 76" stroke="#fff" strokeWidth="7" fill="none" strokeLinecap="round" opacity="0.75" />
      <g fill="#8a6410" opacity="0.5">
        <circle cx="72" cy="72" r="1.8" />
        <circle cx="82" cy="84" r="1.8" />
        <circle cx="66" cy="90" r="1.8" />
        <circle cx="76" cy="98" r="1.8" />
      </g>
    </g>
  ),
  high2: (
    <g>
      <path
        d="M70 12 Q48 30 36 64 M70 12 Q84 36 86 62"
        stroke="#4f7a2a"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <Leaf transform="translate(70 14) rotate(12)" />
      <circle cx="35" cy="82" r="27" fill="url(#oc-cherry)" />
      <circle cx="84" cy="82" r="29" fill="url(#oc-cherry)" />
      <path
        d="M20 76 Q22 64 34 62 M66 76 Q70 62 82 60"
        stroke="#fff"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        opacity="0.75"
      />
    </g>
  ),
  high3: (
    <g>
      <path d="M58 26 Q58 14 50 6" stroke="url(#oc-wood)" strokeWidth="6" fill="none" strokeLinecap="round" />
      <Leaf transform="translate(58 20) rotate(8)" />
      <path d="M60 24 Q104 24 102 66 Q98 108 60 110 Q22 108 18 66 Q16 24 60 24Z" fill="url(#oc-plum)" />
      <path d="M60 24 Q46 60 60 110" stroke="#1d0a38" strokeWidth="3" fill="none" opacity="0.35" />
      <path d="M30 62 Q32 42 46 36" stroke="#fff" strokeWidth="7" fill="none" strokeLinecap="round" opacity="0.55" />
      <ellipse cx="78" cy="84" rx="12" ry="16" fill="#fff" opacity="0.1" />
    </g>
  ),
  high4: (
    <g>
      <path d="M60 34 Q58 18 64 8" stroke="url(#oc-wood)" strokeWidth="6" fill="none" strokeLinecap="round" />
      <Leaf transform="translate(62 24)" />
      <path
        d="M60 36 Q76 24 94 34 Q112 48 104 76 Q94 108 74 110 Q66 110 60 106 Q54 110 46 110 Q26 108 16 76 Q8 48 26 34 Q44 24 60 36Z"
        fill="url(#oc-apple)"
      />
      <path
        d="M60 38 Q56 44 50 42 M60 38 Q64 44 70 42"
        stroke="#5c0d0d"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M26 64 Q24 48 38 42" stroke="#fff" strokeWidth="7" fill="none" strokeLinecap="round" opacity="0.7" />
    </g>
  ),
  low1: (
    <g>
      <path d="M60 110 Q10 92 18 40 Q24 18 60 8 Q96 18 102 40 Q110 92 60 110Z" fill="url(#oc-sage)" />
      <path
        d="M60 20 V104 M60 46 L38 34 M60 46 L82 34 M60 68 L32 54 M60 68 L88 54 M60 88 L40 78 M60 88 L80 78"
        stroke="#1f5e43"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        opacity="0.55"
      />
      <path d="M30 38 Q38 24 52 20" stroke="#fff" strokeWidth="5" fill="none" strokeLinecap="round" opacity="0.6" />
    </g>
  ),
  low2: (
    <g>
      <path
        d="M60 8 L74 34 L104 26 L94 56 L114 76 L84 80 L76 108 L60 92 L44 108 L36 80 L6 76 L26 56 L16 26 L46 34Z"
        fill="url(#oc-rust)"
        strokeLinejoin="round"
      />
      <path
        d="M60 24 V90 M60 62 L36 44 M60 62 L84 44 M60 78 L38 72 M60 78 L82 72"
        stroke="#7a2d0a"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        opacity="0.5"
      />
    </g>
  ),
  low3: (
    <g>
      <path
        d="M60 6 Q64 30 84 48 Q102 66 98 84 Q90 110 60 110 Q30 110 22 84 Q18 66 36 48 Q56 30 60 6Z"
        fill="url(#oc-sky)"
      />
      <path d="M38 82 Q36 66 48 56" stroke="#fff" strokeWidth="6" fill="none" strokeLinecap="round" opacity="0.75" />
      <ellipse cx="72" cy="86" rx="12" ry="10" fill="#fff" opacity="0.18" />
    </g>
  ),
  wild: (
    <g>
      <circle cx="60" cy="50" r="58" fill="url(#oc-warm)" />
      <path
        d="M60 4 Q82 6 86 22 Q100 28 98 42 Q110 50 104 64 Q108 78 94 84 H26 Q12 78 16 64 Q10 50 22 42 Q20 28 34 22 Q38 6 60 4Z"
        fill="url(#oc-hive)"
      />
      <path
        d="M34 22 Q60 32 86 22 M22 42 Q60 54 98 42 M16 64 Q60 76 104 64"
        stroke="#8f540f"
        strokeWidth="3.4"
        fill="none"
        opacity="0.55"
      />
      <path d="M48 84 V72 Q60 58 72 72 V84Z" fill="#4a2506" />
      <g transform="translate(92 18) rotate(-18)">
        <ellipse cx="0" cy="-8" rx="7" ry="10" fill="#e8f8ff" opacity="0.9" />
        <ellipse cx="0" cy="2" rx="13" ry="8.5" fill="#ffcf3f" />
        <path d="M-5 -5 V9 M2 -6 V10" stroke="#3a2206" strokeWidth="4" />
      </g>
      <Banner fill="#fff0b0" dark="#a8691a" ink="#5a3005" word="wild" />
    </g>
  ),
  scatter: (
    <g>
      <circle cx="60" cy="50" r="58" fill="url(#oc-rose)" />
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          d="M60 48 Q36 34 42 12 Q50 -4 60 8 Q70 -4 78 12 Q84 34 60 48Z"
          fill="url(#oc-petal)"
          stroke="#e57aa5"
          strokeWidth="1.5"
          transform={`rotate(${turn} 60 48)`}
        />
      ))}
      <circle cx="60" cy="48" r="11" fill="url(#oc-gold)" />
      <g stroke="#c9762b" strokeWidth="2" strokeLinecap="round">
        <path d="M60 37 V28 M70 44 L78 40 M66 57 L72 64 M54 57 L48 64 M50 44 L42 40" />
      </g>
      <Banner fill="#ffd6e5" dark="#b04374" ink="#6b1440" word="scatter" />
    </g>
  ),
  coin: (
    <g>
      <circle cx="60" cy="62" r="50" fill="#563004" />
      <circle cx="60" cy="58" r="50" fill="url(#oc-coin)" />
      <circle cx="60" cy="58" r="41" fill="none" stroke="#74450a" strokeWidth="3" opacity="0.55" />
      <path
        d="M60 26 L86 41 V73 L60 88 L34 73 V41Z M60 26 V42 M86 41 L73 49 M86 73 L73 66 M60 88 V73 M34 73 L47 66 M34 41 L47 49 M60 42 L73 49 V66 L60 73 L47 66 V49Z"
        fill="none"
        stroke="#74450a"
        strokeWidth="5"
        strokeLinejoin="round"
        opacity="0.5"
      />
      <path d="M19 50 Q26 20 54 13" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.75" />
    </g>
  ),
}
