const third = 0.27
const spots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [0, -1],
    [0, 1],
    [1, -1],
    [1, 1],
  ],
]

interface TileFaceProps {
  /** Values of the left and the right half. */
  readonly near: number
  readonly far: number
}

/** The face of a tile, two long and one high, around the origin. */
export function TileFace({ near, far }: TileFaceProps) {
  return (
    <>
      <rect className="tile-ivory" x="-0.97" y="-0.47" width="1.94" height="0.94" rx="0.13" />
      <rect className="tile-sheen" x="-0.92" y="-0.42" width="1.84" height="0.84" rx="0.1" />
      <path className="tile-cut" d="M0 -0.34V0.34" />
      <circle className="tile-pin" r="0.055" />
      <Pips value={near} middle={-0.5} />
      <Pips value={far} middle={0.5} />
    </>
  )
}

function Pips({ value, middle }: { readonly value: number; readonly middle: number }) {
  return spots[value]?.map(([x, y]) => (
    <circle key={`${x} ${y}`} className="tile-pip" cx={middle + x * third} cy={y * third} r="0.092" />
  ))
}
