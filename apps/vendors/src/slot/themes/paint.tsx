import { useSlotWords } from '../slotWords.ts'

interface PaintProps {
  readonly id: string
  /** Colours from light to dark. */
  readonly stops: readonly string[]
}

/** A ball of light: bright at the upper left, dark at the rim. */
export function Round({ id, stops }: PaintProps) {
  return (
    <radialGradient id={id} cx="0.36" cy="0.3" r="0.8">
      <Stops stops={stops} />
    </radialGradient>
  )
}

/** Light from the upper left over a flat thing. */
export function Slope({ id, stops }: PaintProps) {
  return (
    <linearGradient id={id} x1="0.1" y1="0" x2="0.7" y2="1">
      <Stops stops={stops} />
    </linearGradient>
  )
}

/** Light that fades to nothing. */
export function Halo({ id, stops }: PaintProps) {
  return (
    <radialGradient id={id}>
      {stops.map((color, index) => (
        <stop key={color} offset={index / stops.length} stopColor={color} stopOpacity={0.75 - index * 0.2} />
      ))}
      <stop offset="1" stopColor={stops.at(-1)} stopOpacity="0" />
    </radialGradient>
  )
}

function Stops({ stops }: Pick<PaintProps, 'stops'>) {
  return stops.map((color, index) => <stop key={color} offset={index / (stops.length - 1)} stopColor={color} />)
}

interface BannerProps {
  readonly fill: string
  readonly dark: string
  readonly ink: string
  readonly word: 'wild' | 'scatter'
}

/** The ribbon across wilds and scatters. */
export function Banner({ fill, dark, ink, word }: BannerProps) {
  const words = useSlotWords()
  return (
    <g>
      <path d="M6 90 L24 86 L24 108 L6 112 L12 101Z M114 90 L96 86 L96 108 L114 112 L108 101Z" fill={dark} />
      <path d="M18 84 Q60 92 102 84 L102 107 Q60 115 18 107Z" fill={fill} />
      <path d="M18 84 Q60 92 102 84 L102 87 Q60 95 18 87Z" fill="#fff" opacity="0.35" />
      <text
        x="60"
        y="105"
        textAnchor="middle"
        fontSize="17"
        fontWeight="800"
        letterSpacing="2"
        fill={ink}
        className="symbol-word"
      >
        {word === 'wild' ? words.wildWord : words.scatterWord}
      </text>
    </g>
  )
}
