import { type Card, rankOf, suitOf } from '../card.ts'
import { SuitSign } from './SuitSign.tsx'

/** A court card: half a figure, and the same half turned round. */
export function Court({ card }: { readonly card: Card }) {
  return (
    <g className="court">
      <rect className="court-ground" x="58" y="36" width="134" height="278" rx="7" />
      {['', 'rotate(180 125 175)'].map((turn) => (
        <g key={turn} transform={turn}>
          <Figure card={card} />
          <SuitSign suit={suitOf(card)} x={80} y={61} size={32} />
        </g>
      ))}
      <path className="court-band" d="M58 175L192 175" />
      <rect className="court-frame" x="58" y="36" width="134" height="278" rx="7" />
    </g>
  )
}

const robe = 'M58 175V164C68 141 94 132 125 132C156 132 182 141 192 164V175Z'

function Figure({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  return (
    <>
      {rank === 'Q' && (
        <path
          className="court-hair"
          d="M125 62C98 62 89 84 90 108C91 126 84 136 78 146H172C166 136 159 126 160 108C161 84 152 62 125 62Z"
        />
      )}
      {rank === 'J' && (
        <path className="court-hair" d="M98 88H152V124C152 132 146 136 140 136H110C104 136 98 132 98 124Z" />
      )}
      <path className="court-robe" d={robe} />
      <path
        className="court-trim"
        d="M74 175C80 158 92 147 104 142M176 175C170 158 158 147 146 142M96 175L125 148L154 175"
      />
      <path className="court-collar" d="M104 136L125 160L146 136L136 130H114Z" />
      <path
        className="court-face"
        d="M105 92C105 80 145 80 145 92V108C145 124 135 134 125 134C115 134 105 124 105 108Z"
      />
      <path className="court-shade" d="M125 83C136 83 145 86 145 92V108C145 124 135 134 125 134Z" />
      {rank === 'K' && (
        <>
          <path
            className="court-hair"
            d="M105 104C112 110 118 108 125 105C132 108 138 110 145 104V112C145 132 134 144 125 152C116 144 105 132 105 112Z"
          />
          <path className="court-gold" d="M101 90L95 52L110 68L125 44L140 68L155 52L149 90C136 84 114 84 101 90Z" />
          <path className="court-jewel" d="M125 66L131 75L125 84L119 75Z" />
        </>
      )}
      {rank === 'Q' && (
        <>
          <path className="court-gold" d="M103 90C104 70 114 72 125 54C136 72 146 70 147 90C134 82 116 82 103 90Z" />
          <circle className="court-jewel" cx="125" cy="74" r="5" />
          <path className="court-pearls" d="M108 140C114 152 136 152 142 140" />
        </>
      )}
      {rank === 'J' && (
        <>
          <path className="court-cap" d="M97 90C94 62 116 54 146 60C154 66 154 80 153 90C136 82 114 82 97 90Z" />
          <path className="court-trim" d="M97 90C114 82 136 82 153 90" />
          <path className="court-gold" d="M146 84C150 62 162 48 182 44C182 62 170 78 152 86Z" />
        </>
      )}
    </>
  )
}
